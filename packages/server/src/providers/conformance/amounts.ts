import { currencyDecimals, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';

/** Returns the amount with one decimal more than the currency has. */
export const withExcessDecimal = (amount: string, currency: Currency): string => {
  const decimals = currencyDecimals[currency];
  return `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(amount.includes('.') ? 0 : decimals)}1`;
};

/** Subtracts one amount from another, both decimal text. */
export function subtractAmount(amount: string, taken: string, currency: Currency): string {
  const [left, right] = [parseMoney(amount, currency), parseMoney(taken, currency)];
  if (left === undefined || right === undefined)
    throw new Error('The texts are not amounts of the currency.');
  return formatMoney(left - right, currency);
}
