import type { Currency, FeeRule } from '@lobi/core/contract';
import { assertChannelTakes, type AmountBounds } from '@lobi/core/rules';
import { readAmount } from './stake.ts';

/**
 * Reads an amount that a channel accepts, in minor units.
 * @throws AppError `validation`, `amount_below_minimum`, `amount_above_maximum`
 */
export function readChannelAmount(
  text: string,
  currency: Currency,
  bounds: AmountBounds,
  fee: FeeRule,
): bigint {
  const amount = readAmount(text, currency);
  assertChannelTakes(amount, currency, bounds, fee);
  return amount;
}
