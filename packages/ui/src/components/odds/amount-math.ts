import { currencyFormat } from '../money/currencies.ts';
import { fromUnits, isAmount, toUnits } from '../money/money-amount.ts';

/**
 * Figures about a pool for display only: shares, sums, a possible return. A balance is never
 * computed here, and nobody is paid by it; what moves money comes from the server.
 */
const unitsOf = (amount: string, currency: string): bigint =>
  isAmount(amount) ? toUnits(amount, currencyFormat(currency).decimals) : 0n;

const textOf = (units: bigint, currency: string): string =>
  fromUnits(units, currencyFormat(currency).decimals);

/** Sum of amounts of one currency. @example sumAmounts(['50000', '10000'], 'IDR') // '60000' */
export function sumAmounts(amounts: Iterable<string>, currency: string): string {
  let total = 0n;
  for (const amount of amounts) total += unitsOf(amount, currency);
  return textOf(total, currency);
}

/** First amount less the second. */
export function subtractAmounts(first: string, second: string, currency: string): string {
  return textOf(unitsOf(first, currency) - unitsOf(second, currency), currency);
}

/**
 * Amount times `numerator / denominator`, rounded down to the currency's decimals, as a payout is.
 * @example scaleAmount('100000', 187, 100, 'IDR') // '187000'
 */
export function scaleAmount(
  amount: string,
  numerator: number,
  denominator: number,
  currency: string,
): string {
  return textOf((unitsOf(amount, currency) * BigInt(numerator)) / BigInt(denominator), currency);
}

/** Share of a part in a whole, from 0 to 1 with four digits; 0 of an empty whole. */
export function shareOf(part: string, whole: string, currency: string): number {
  const total = unitsOf(whole, currency);
  if (total <= 0n) return 0;
  return Number((unitsOf(part, currency) * 10_000n) / total) / 10_000;
}
