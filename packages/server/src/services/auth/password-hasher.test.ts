import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('password hasher', () => {
  it('the hasher creates Argon2id hashes of the chosen cost and verifies its own passwords', async () => {
    const hasher = createPasswordHasher();
    const created = await hasher.hash('correct horse');
    expect(created).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(created, 'correct horse')).toBe(true);
    expect(await hasher.verify(created, 'correct horsf')).toBe(false);
    expect(hasher.needsRehash(created)).toBe(false);
  });

  it('the hasher rejects an unknown user, even with the password of the dummy hash', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(undefined, 'no user has this password')).toBe(false);
  });

  it('the hasher requests a rehash of a weaker hash', async () => {
    const weak = await hash('password', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    expect(createPasswordHasher().needsRehash(weak)).toBe(true);
  });

  it('the hasher queues a few and rejects the rest', async () => {
    const hasher = createPasswordHasher({ parallel: 1, waiting: 2 });
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => hasher.hash(`password ${n}`)),
    );
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 1 } });
    await expect(hasher.hash('later')).resolves.toContain('$argon2id$');
  });
});
