import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('password hasher', () => {
  it('makes Argon2id hashes of the chosen cost and knows its own passwords', async () => {
    const hasher = createPasswordHasher();
    const made = await hasher.hash('correct horse');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(made, 'correct horse')).toBe(true);
    expect(await hasher.verify(made, 'correct horsf')).toBe(false);
    expect(hasher.needsRehash(made)).toBe(false);
  });

  it('refuses an unknown user, even with the password behind the stand-in hash', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(undefined, 'no user has this password')).toBe(false);
  });

  it('wants a weaker hash made again', async () => {
    const weak = await hash('password', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    expect(createPasswordHasher().needsRehash(weak)).toBe(true);
  });

  it('lets a few wait and turns the rest away', async () => {
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
