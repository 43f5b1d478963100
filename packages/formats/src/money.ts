/**
 * Money is a `bigint` of minor units in code and a decimal string in major units on the wire.
 * Arithmetic on money happens here and in `server/domain`, nowhere else.
 */
import { currencyDecimals, type Currency } from './currencies.ts';
import { decimalsOf, fromMinorUnits, toMinorUnits } from './minor-units.ts';

/**
 * Maximum length of an amount on the wire: 18 digits before the point, so that every balance fits a BIGINT.
 */
const wirePattern = /^-?\d{1,18}(?:\.\d+)?$/;

/**
 * Parses a wire amount to minor units; `undefined` if it is invalid. Rejects exponents, plus signs, spaces, a
 * bare point and more decimals than the currency has.
 * @example parseMoney('12.50', 'PHP') // 1250n
 */
export function parseMoney(text: string, currency: Currency): bigint | undefined {
  const decimals = currencyDecimals[currency];
  return wirePattern.test(text) && decimalsOf(text) <= decimals
    ? toMinorUnits(text, decimals)
    : undefined;
}

/**
 * Writes minor units as a wire amount with exactly the currency's decimals.
 * @example formatMoney(1250n, 'PHP') // '12.50'
 */
export const formatMoney = (amountMinor: bigint, currency: Currency): string =>
  fromMinorUnits(amountMinor, currencyDecimals[currency]);

/** Share of an amount in basis points, rounded down: the remainder stays in the pool. */
export function shareOf(amountMinor: bigint, rateBp: number): bigint {
  return (amountMinor * BigInt(rateBp)) / 10_000n;
}

/** Sum of amounts in minor units. */
export function sumMoney(amountsMinor: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amountMinor of amountsMinor) total += amountMinor;
  return total;
}
