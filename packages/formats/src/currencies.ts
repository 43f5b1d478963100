/** Decimals of each currency we know. @source ours – spec §9 shows no currency */
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

/** How a currency is written: the symbol before the amount and the decimals after it. */
export interface CurrencyFormat {
  readonly symbol: string;
  readonly decimals: number;
}

const isKnown = (code: string): code is Currency => Object.hasOwn(symbols, code);

/**
 * How this currency is written. An unknown code is shown as it is, with two decimals.
 * @example currencyFormat('IDR').symbol // 'Rp'
 */
export function currencyFormat(currency: string): CurrencyFormat {
  return isKnown(currency)
    ? { symbol: symbols[currency], decimals: currencyDecimals[currency] }
    : { symbol: currency, decimals: 2 };
}
