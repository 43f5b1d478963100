import { describe, expect, it } from 'vitest';
import type { StakeBounds } from '@lobi/core/rules';
import { readAmount, readStake } from './stake.ts';

const rupiah: StakeBounds = { currency: 'IDR', minimumStake: 1_000n, maximumStake: 5_000_000n };
const pesos: StakeBounds = { currency: 'PHP', minimumStake: 100n, maximumStake: 1_000_000n };

describe('a stake', () => {
  it.each([
    ['1000', rupiah, 1_000n],
    ['5000000', rupiah, 5_000_000n],
    ['1.00', pesos, 100n],
    ['12.5', pesos, 1_250n],
  ])('readStake returns %s in minor units', (text, limits, amount) => {
    expect(readStake(text, limits)).toBe(amount);
  });

  it.each([
    ['999', rupiah, 'stake_below_minimum', { min: '1000', currency: 'IDR' }],
    ['5000001', rupiah, 'stake_above_maximum', { max: '5000000', currency: 'IDR' }],
    ['0.99', pesos, 'stake_below_minimum', { min: '1.00', currency: 'PHP' }],
  ])('readStake rejects %s with the limits', (text, limits, code, params) => {
    expect(() => readStake(text, limits)).toThrow(expect.objectContaining({ code, params }));
  });
});

describe('an amount', () => {
  it.each(['1000.5', '1e3', '-1', '0x10', ' 5', '', '1.', 'NaN', '0'])(
    'readAmount rejects %j with its field',
    (text) => {
      expect(() => readAmount(text, 'IDR')).toThrow(
        expect.objectContaining({
          code: 'validation',
          errors: { amount: [expect.stringContaining('validation.')] },
        }),
      );
    },
  );
});
