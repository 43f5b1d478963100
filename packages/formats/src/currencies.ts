/** Number of decimals of each known currency. @source ours – spec §9 shows no currency */
export const currencyDecimals = { IDR: 0, PHP: 2, USD: 2, VND: 0, THB: 2, MYR: 2 } as const;

/** ISO 4217 code of a known currency. */
export type Currency = keyof typeof currencyDecimals;

export const currencies = /* @__PURE__ */ Object.keys(currencyDecimals) as Currency[];

/** Symbols of the currencies, the same in every language. @source ours */
const symbols: Readonly<Record<Currency, string>> = {
  IDR: 'Rp',
  PHP: '₱',
  USD: '$',
  VND: '₫',
  THB: '฿',
  MYR: 'RM',
};

/** Format of a currency: the symbol before the amount, and the number of decimals. */
export interface CurrencyFormat {
  readonly symbol: string;
  readonly decimals: number;
}

const isKnown = (code: string): code is Currency => Object.hasOwn(symbols, code);

/**
 * Returns the format of a currency. An unknown code is shown unchanged, with two decimals.
 * @example currencyFormat('IDR').symbol // 'Rp'
 */
export function currencyFormat(currency: string): CurrencyFormat {
  return isKnown(currency)
    ? { symbol: symbols[currency], decimals: currencyDecimals[currency] }
    : { symbol: currency, decimals: 2 };
}
