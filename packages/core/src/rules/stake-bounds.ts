import { AppError } from '../contract/error-codes.ts';
import { formatMoney, parseMoney, type Currency } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';

/** Bounds of one stake on a game, in minor units. */
export interface StakeBounds {
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

/** Returns the bounds of a game that were read from the wire. */
export const stakeBoundsOf = ({
  currency,
  minimumStake,
  maximumStake,
}: Pick<Game, 'currency' | 'minimumStake' | 'maximumStake'>): StakeBounds => ({
  currency,
  minimumStake: parseMoney(minimumStake, currency) ?? 0n,
  maximumStake: parseMoney(maximumStake, currency) ?? 0n,
});

/**
 * Asserts that a stake in minor units is within the bounds of a game.
 * @throws AppError `stake_below_minimum`, `stake_above_maximum`
 */
export function assertStakeWithin(
  stake: bigint,
  { currency, minimumStake, maximumStake }: StakeBounds,
): void {
  if (stake < minimumStake) {
    throw new AppError('stake_below_minimum', 'stake below minimum', {
      params: { min: formatMoney(minimumStake, currency), currency },
    });
  }
  if (stake > maximumStake) {
    throw new AppError('stake_above_maximum', 'stake above maximum', {
      params: { max: formatMoney(maximumStake, currency), currency },
    });
  }
}

/**
 * Asserts that the house pays the highest payout of a play; both in minor units.
 * @throws AppError `payout_above_maximum`
 */
export function assertPayable(payout: bigint, maximum: bigint, currency: Currency): void {
  if (payout <= maximum) return;
  throw new AppError('payout_above_maximum', 'more than the house pays', {
    params: { max: formatMoney(maximum, currency), currency },
  });
}
