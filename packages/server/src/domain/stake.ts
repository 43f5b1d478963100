import { AppError, parseMoney, type Currency } from '@lobi/core/contract';
import { assertStakeWithin, type StakeBounds } from '@lobi/core/rules';

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
 * Reads a stake and checks its bounds, in minor units.
 * @throws AppError `validation`, `stake_below_minimum`, `stake_above_maximum`
 */
export function readStake(text: string, bounds: StakeBounds): bigint {
  const stake = readAmount(text, bounds.currency);
  assertStakeWithin(stake, bounds);
  return stake;
}
