import { describe, expect, it } from 'vitest';
import { jackpotNow } from './jackpot-now.ts';

describe('jackpotNow', () => {
  it.each([
    ['1000000', '250', 4_000, 'IDR', '1001000'],
    ['1000000', '250', 4_999, 'IDR', '1001249'],
    ['1000000', '250', -5, 'IDR', '1000000'],
    ['1000000', '0', 9_000, 'IDR', '1000000'],
    ['500.00', '0.25', 2_000, 'PHP', '500.50'],
    ['9007199254740993', '1', 1_000, 'IDR', '9007199254740994'],
  ] as const)('%s growing %s a second for %i ms in %s is %s', (amount, rate, ms, code, now) => {
    expect(jackpotNow(amount, rate, ms, code)).toBe(now);
  });

  it('stands still after a minute without news', () => {
    expect(jackpotNow('0', '10', 3_600_000, 'IDR')).toBe('600');
  });
});
