import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, ownFeeOf, type FeeRule } from './fee.ts';

const rule = (part: Partial<FeeRule>): FeeRule => ({
  fixed: 0n,
  bp: 0,
  min: null,
  max: null,
  payer: 'player',
  ...part,
});

describe('the fee of a channel', () => {
  it.each([
    ['a fixed part and a share', rule({ fixed: 1_000n, bp: 100 }), 50_000n, 1_500n],
    ['at least its lower bound', rule({ bp: 100, min: 2_500n }), 50_000n, 2_500n],
    ['more than its lower bound', rule({ bp: 100, min: 400n }), 50_000n, 500n],
    [
      'bounded as a whole, not by its parts',
      rule({ fixed: 400n, bp: 100, min: 700n }),
      50_000n,
      900n,
    ],
    ['less than its upper bound', rule({ bp: 100, max: 5_000n }), 50_000n, 500n],
    ['at most its upper bound', rule({ bp: 100, max: 5_000n }), 10_000_000n, 5_000n],
    ['a share rounded up', rule({ bp: 70 }), 1_001n, 8n],
    ['never more than the amount', rule({ fixed: 5_000n }), 1_000n, 1_000n],
    ['nothing', rule({}), 1_000n, 0n],
  ])('the fee of a channel is %s', (_, fee, amount, expected) => {
    expect(feeOf(amount, fee)).toBe(expected);
  });

  it('ownFeeOf is the fee where the player pays it', () => {
    expect(ownFeeOf(50_000n, rule({ fixed: 1_000n, payer: 'player' }))).toBe(1_000n);
  });

  it('ownFeeOf is zero if the house pays the fee', () => {
    expect(ownFeeOf(50_000n, rule({ fixed: 1_000n, payer: 'house' }))).toBe(0n);
  });

  it('the fee of a channel is between zero and the amount', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const bound = fc.option(money, { nil: null });
    fc.assert(
      fc.property(money, money, fc.nat(10_000), bound, bound, (amount, fixed, bp, min, max) => {
        const fee = feeOf(amount, rule({ fixed, bp, min, max }));
        expect(fee >= 0n && fee <= amount).toBe(true);
      }),
    );
  });
});
