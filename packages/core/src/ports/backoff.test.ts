import { describe, expect, it } from 'vitest';
import { backoffMs, retryRule } from './backoff.ts';

const rule = { firstMs: 1_000, maxMs: 8_000 };

describe('backoff', () => {
  it('the pause before a retry doubles up to its maximum', () => {
    const pauses = [0, 1, 2, 3, 4, 60].map((attempt) => backoffMs(attempt, rule, () => 0));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    expect(backoffMs(60, retryRule, () => 0)).toBe(30_000);
  });

  // id: backoff-spread
  it('the pause before a retry has jitter of up to a half, so that disconnected clients spread', () => {
    const spread = (attempt: number) =>
      Array.from({ length: 100 }, (_, n) => backoffMs(attempt, rule, () => n / 100));
    for (const [attempt, base] of [1_000, 2_000, 4_000, 8_000].entries()) {
      const pauses = spread(attempt);
      expect(new Set(pauses).size).toBe(100);
      expect(Math.min(...pauses)).toBe(base);
      expect(Math.max(...pauses)).toBeCloseTo(base * 1.495, -1);
    }
  });
});
