/** How a currency is written: the mark before the amount and the decimals after it. */
export interface CurrencyFormat {
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * Marks and decimals of the currencies we meet, the same in every language: the mark stands in
 * front. Unknown codes show their code and two decimals. @source ours – spec §9 shows no currency
 */
const known: Readonly<Record<string, CurrencyFormat>> = {
  IDR: { symbol: 'Rp', decimals: 0 },
  PHP: { symbol: '₱', decimals: 2 },
  USD: { symbol: '$', decimals: 2 },
  VND: { symbol: '₫', decimals: 0 },
  THB: { symbol: '฿', decimals: 2 },
  MYR: { symbol: 'RM', decimals: 2 },
};

/** How this currency is written. @example currencyFormat('IDR').symbol // 'Rp' */
export function currencyFormat(currency: string): CurrencyFormat {
  return known[currency] ?? { symbol: currency, decimals: 2 };
}
