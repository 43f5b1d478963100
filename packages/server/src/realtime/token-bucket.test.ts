import { describe, expect, it } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

describe('token bucket', () => {
  it('the token bucket lets the burst pass at once and then only the rate', () => {
    const bucket = createTokenBucket(3, 2);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect(bucket.take(400)).toBe(false);
    expect(bucket.take(500)).toBe(true);
    expect(bucket.take(500)).toBe(false);
  });

  it('the token bucket never holds more than the burst', () => {
    const bucket = createTokenBucket(2, 10);
    bucket.take(0);
    expect(bucket.isFull(10)).toBe(false);
    expect(bucket.isFull(60_000)).toBe(true);
    expect([60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, false]);
  });
});
