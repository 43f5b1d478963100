import { describe, expect, it } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

const limits = { free: 2, firstWaitMs: 100, longestWaitMs: 300, forgetMs: 1_000 };

function limiterAt() {
  const clock = { now: 0 };
  return { clock, limiter: createAttemptLimiter(limits, () => clock.now) };
}

describe('attempt limiter', () => {
  it('the limiter allows the first failures without a wait, then doubles the wait up to the maximum', () => {
    const { clock, limiter } = limiterAt();
    const waits = [0, 1, 2, 3, 4].map(() => {
      limiter.fail('key');
      const waitMs = limiter.waitMs('key');
      clock.now += waitMs;
      return waitMs;
    });
    expect(waits).toEqual([0, 100, 200, 300, 300]);
  });

  it('the limiter counts keys separately', () => {
    const { limiter } = limiterAt();
    for (let n = 0; n < 5; n += 1) limiter.fail('one');
    expect(limiter.waitMs('one')).toBe(300);
    expect(limiter.waitMs('two')).toBe(0);
  });

  it('the limiter resets a key after a period without attempts that starts when the wait is over', () => {
    const { clock, limiter } = limiterAt();
    for (let n = 0; n < 5; n += 1) limiter.fail('key');
    clock.now = 300 + 1_000;
    limiter.fail('key');
    expect(limiter.waitMs('key')).toBe(300);
    clock.now += 300 + 1_001;
    limiter.fail('key');
    expect(limiter.waitMs('key')).toBe(0);
  });

  it('the limiter takes back only the successful attempt: earlier failures still count', () => {
    const { clock, limiter } = limiterAt();
    for (let n = 0; n < 3; n += 1) limiter.fail('key');
    clock.now += 200;
    limiter.fail('key');
    limiter.undo('key');
    expect(limiter.waitMs('key')).toBe(0);
    limiter.fail('key');
    expect(limiter.waitMs('key')).toBe(300);
  });

  it('the limiter starts from zero after a reset', () => {
    const { limiter } = limiterAt();
    for (let n = 0; n < 5; n += 1) limiter.fail('key');
    limiter.clear('key');
    expect(limiter.waitMs('key')).toBe(0);
  });
});
