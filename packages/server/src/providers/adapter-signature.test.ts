import { describe, expect, it } from 'vitest';
import { sortedFormDigest } from './adapter-signature.ts';

describe('the digest of a sorted form', () => {
  const published = 'f1ed588a6330f77bb1d3ad7c0148fa2b';

  it('sortedFormDigest is that of the published vector, in any order of the fields', () => {
    const form = { token: 'abc', userId: '421', providerId: 'pp' };
    expect(sortedFormDigest(form, 'testKey')).toBe(published);
  });

  it('the digest of a sorted form leaves empty fields out, and depends on the secret', () => {
    const form = { bonusCode: '', token: 'abc', userId: '421', providerId: 'pp' };
    expect(sortedFormDigest(form, 'testKey')).toBe(published);
    expect(sortedFormDigest(form, 'otherKey')).not.toBe(published);
  });
});
