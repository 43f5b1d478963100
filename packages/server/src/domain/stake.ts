import { AppError, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';

/** Limits of one stake, in minor units. */
export interface StakeLimits {
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

/**
 * An amount that a caller sent, in minor units.
 * @throws AppError `validation` on the field `amount`: too many decimals, or not above zero.
 *   `errors` carries language keys, which the edge puts into the reader's words.
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
 * A stake within its limits, in minor units.
 * @throws AppError `validation`, `stake_below_minimum`, `stake_above_maximum`
 */
export function readStake(text: string, limits: StakeLimits): bigint {
  const stake = readAmount(text, limits.currency);
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
  return stake;
}
