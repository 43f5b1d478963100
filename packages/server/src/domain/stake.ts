import { AppError, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';

/** Limits of one stake, in minor units. */
export interface StakeLimits {
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

/**
 * Reads an amount from a request, in minor units.
 * @throws AppError `validation` on the field `amount`: too many decimals, or not above zero. `errors`
 *   holds message keys, which the HTTP layer translates.
 */
export function readAmount(text: string, currency: Currency): bigint {
  const amount = parseMoney(text, currency);
  if (amount === undefined) throw refusedAmount('validation.format');
  if (amount <= 0n) throw refusedAmount('validation.number');
  return amount;
}

const refusedAmount = (key: string) =>
  new AppError('validation', `amount: ${key}`, { errors: { amount: [key] } });

/**
 * Reads a stake and checks its limits, in minor units.
 * @throws AppError `validation`, `stake_below_minimum`, `stake_above_maximum`
 */
export function readStake(text: string, limits: StakeLimits): bigint {
  const stake = readAmount(text, limits.currency);
  assertStakeWithin(stake, limits);
  return stake;
}

/**
 * Asserts that a stake in minor units is within the limits of a game.
 * @throws AppError `stake_below_minimum`, `stake_above_maximum`
 */
export function assertStakeWithin(stake: bigint, limits: StakeLimits): void {
  if (stake < limits.minimumStake) {
    throw new AppError('stake_below_minimum', 'stake below minimum', {
      params: { min: formatMoney(limits.minimumStake, limits.currency), currency: limits.currency },
    });
  }
  if (stake > limits.maximumStake) {
    throw new AppError('stake_above_maximum', 'stake above maximum', {
      params: { max: formatMoney(limits.maximumStake, limits.currency), currency: limits.currency },
    });
  }
}
