import { formatMoney, parseMoney, refusedField, type Currency } from '@lobi/core/contract';

/**
 * Reads a bound that staff sets, in minor units; zero is a bound, `null` is none.
 * @throws AppError `validation` on the field: more decimals than the currency has
 */
export function readBound<Text extends string | null>(
  text: Text,
  currency: Currency,
  field: string,
): bigint | Extract<Text, null> {
  if (text === null) return text as Extract<Text, null>;
  const amount = parseMoney(text, currency);
  if (amount === undefined) throw refusedField(field);
  return amount;
}

/** @throws AppError `validation` on the field when the upper bound is below the lower one */
export function assertBoundsInOrder(
  lower: bigint | null,
  upper: bigint | null,
  field: string,
  currency: Currency,
): void {
  if (lower === null || upper === null || upper >= lower) return;
  const min = formatMoney(lower, currency);
  throw refusedField(field, 'validation.upperBelowLower', { min, currency });
}
