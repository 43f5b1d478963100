import { currencyFormat } from './currencies.ts';
import { decimalsOf, fromMinorUnits, toMinorUnits } from './minor-units.ts';

/**
 * Calculations for display only: shares, sums, a possible return. Balances and payouts are not calculated
 * here; they come from the server. Amounts are decimal text in major units; an invalid text counts as zero.
 */
const unitsOf = (amount: string, currency: string): bigint =>
  toMinorUnits(amount, currencyFormat(currency).decimals) ?? 0n;

const textOf = (units: bigint, currency: string): string =>
  fromMinorUnits(units, currencyFormat(currency).decimals);

/** Sum of amounts of one currency. @example sumAmounts(['50000', '10000'], 'IDR') // '60000' */
export function sumAmounts(amounts: Iterable<string>, currency: string): string {
  let total = 0n;
  for (const amount of amounts) total += unitsOf(amount, currency);
  return textOf(total, currency);
}

/** First amount minus the second. */
export function subtractAmounts(first: string, second: string, currency: string): string {
  return textOf(unitsOf(first, currency) - unitsOf(second, currency), currency);
}

/** Order of two amounts: -1, 0 or 1. @example compareAmounts('100', '20', 'IDR') // 1 */
export function compareAmounts(first: string, second: string, currency: string): -1 | 0 | 1 {
  const difference = unitsOf(first, currency) - unitsOf(second, currency);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * Amount times `numerator / denominator`, rounded down to the currency's decimals, like a payout.
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

/** Share of a part in a whole, from 0 to 1 with four digits; 0 for an empty whole. */
export function shareOfWhole(part: string, whole: string, currency: string): number {
  const total = unitsOf(whole, currency);
  if (total <= 0n) return 0;
  return Number((unitsOf(part, currency) * 10_000n) / total) / 10_000;
}

/**
 * Whether the payout exceeded the stake, which is required for any celebration. Both are decimal text of one
 * currency; any other text is no win.
 * @source ours – a return of the stake or less is no reason to cheer
 */
export function isWin(stake: string, payout: string): boolean {
  const decimals = Math.max(decimalsOf(stake), decimalsOf(payout));
  const [staked, paid] = [toMinorUnits(stake, decimals), toMinorUnits(payout, decimals)];
  return staked !== undefined && paid !== undefined && staked >= 0n && paid > staked;
}
