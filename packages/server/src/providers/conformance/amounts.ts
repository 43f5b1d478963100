import { currencyDecimals, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';

/** The amount with one decimal more than the currency has. */
export const tooFine = (amount: string, currency: Currency): string => {
  const decimals = currencyDecimals[currency];
  return `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(amount.includes('.') ? 0 : decimals)}1`;
};

/** One amount less another, both decimal text. */
export function less(amount: string, taken: string, currency: Currency): string {
  const [left, right] = [parseMoney(amount, currency), parseMoney(taken, currency)];
  if (left === undefined || right === undefined) throw new Error('no amounts of the currency');
  return formatMoney(left - right, currency);
}
