import { describe, expect, it } from 'vitest';
import { sortedFormDigest } from './adapter-signature.ts';

describe('the digest of a sorted form', () => {
  const published = 'f1ed588a6330f77bb1d3ad7c0148fa2b';

  it('sortedFormDigest matches the published vector for any order of the fields', () => {
    const form = { token: 'abc', userId: '421', providerId: 'pp' };
    expect(sortedFormDigest(form, 'testKey')).toBe(published);
  });

  it('sortedFormDigest leaves out empty fields, and depends on the secret', () => {
    const form = { bonusCode: '', token: 'abc', userId: '421', providerId: 'pp' };
    expect(sortedFormDigest(form, 'testKey')).toBe(published);
    expect(sortedFormDigest(form, 'otherKey')).not.toBe(published);
  });
});
