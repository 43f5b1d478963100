/**
 * Money is a `bigint` of minor units in code and a decimal string in major units on the wire.
 * Arithmetic on money happens here and in `server/domain`, nowhere else.
 */

/** Decimals of each currency we know. @source ours – spec §9 shows no currency */
export const currencyDecimals = { IDR: 0, PHP: 2, USD: 2, VND: 0, THB: 2, MYR: 2 } as const;

/** ISO 4217 code of a known currency. */
export type Currency = keyof typeof currencyDecimals;

export const currencies = Object.keys(currencyDecimals) as Currency[];

/** Widest amount on the wire: 18 digits before the point, so that every balance fits a BIGINT. */
const wirePattern = /^(-?)(\d{1,18})(?:\.(\d+))?$/;

/**
 * Reads a wire amount into minor units; `undefined` when it is not one.
 * Refuses exponents, plus signs, blanks, a bare point and more decimals than the currency has.
 * @example parseMoney('12.50', 'PHP') // 1250n
 */
export function parseMoney(text: string, currency: Currency): bigint | undefined {
  const match = wirePattern.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const decimals = currencyDecimals[currency];
  if (fraction.length > decimals) return undefined;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/**
 * Writes minor units as a wire amount with exactly the currency's decimals.
 * @example formatMoney(1250n, 'PHP') // '12.50'
 */
export function formatMoney(amountMinor: bigint, currency: Currency): string {
  const decimals = currencyDecimals[currency];
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString();
  const sign = amountMinor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

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
