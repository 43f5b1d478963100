import { describe, expect, it } from 'vitest';
import { diceTerms } from '../dice/dice-terms.ts';
import { limboTerms } from '../limbo/limbo-terms.ts';
import { minesTerms } from '../mines/mines-run.ts';

describe('terms of a choice', () => {
  it('dice: the chance is rounded down, and multiple and payout follow the rules', () => {
    expect(diceTerms({ direction: 'under', target: 5_000 }, '10000', 'IDR')).toEqual({
      chanceBp: 4_999,
      multipleBp: 19_800,
      payout: '19800',
    });
  });

  it('limbo: the chance is the return divided by the multiple', () => {
    const { chanceBp, payout } = limboTerms(20_000, '10000', 'IDR');
    expect(chanceBp).toBeCloseTo(4_950, 0);
    expect(payout).toBe('20000');
    expect(limboTerms(1_000_000_000, null, 'IDR').chanceBp).toBeGreaterThan(0);
  });

  it('mines: the multiple is zero before the first tile, and grows with each', () => {
    expect(minesTerms(3, 0, '10000', 'IDR')).toEqual({ multipleBp: 0, payout: '0' });
    const payouts = [1, 2, 3].map((picks) => Number(minesTerms(3, picks, '10000', 'IDR').payout));
    expect(payouts).toEqual([11_250, 12_857, 14_785]);
  });
});
