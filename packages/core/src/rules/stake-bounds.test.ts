import { describe, expect, it } from 'vitest';
import { assertPayable, assertStakeWithin, stakeBoundsOf } from './stake-bounds.ts';

const bounds = stakeBoundsOf({ currency: 'IDR', minimumStake: '1000', maximumStake: '50000' });

describe('the bounds of a stake', () => {
  it.each(['minimumStake', 'maximumStake'] as const)(
    'assertStakeWithin accepts the %s',
    (bound) => {
      expect(() => assertStakeWithin(bounds[bound], bounds)).not.toThrow();
    },
  );

  it('assertStakeWithin names the minimum that a stake is below', () => {
    const error = { code: 'stake_below_minimum', params: { min: '1000', currency: 'IDR' } };
    expect(() => assertStakeWithin(bounds.minimumStake - 1n, bounds)).toThrow(
      expect.objectContaining(error),
    );
  });

  it('assertStakeWithin names the maximum that a stake is above', () => {
    const error = { code: 'stake_above_maximum', params: { max: '50000', currency: 'IDR' } };
    expect(() => assertStakeWithin(bounds.maximumStake + 1n, bounds)).toThrow(
      expect.objectContaining(error),
    );
  });

  it('assertPayable accepts the highest payout of the house, and names it for a higher one', () => {
    const { maximumStake: maximum } = bounds;
    expect(() => assertPayable(maximum, maximum, 'IDR')).not.toThrow();
    expect(() => assertPayable(maximum + 1n, maximum, 'IDR')).toThrow(
      expect.objectContaining({
        code: 'payout_above_maximum',
        params: { max: '50000', currency: 'IDR' },
      }),
    );
  });
});
