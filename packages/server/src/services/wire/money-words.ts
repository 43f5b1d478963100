import { currencyDecimals, type Currency, type Language } from '@lobi/core/contract';

/** An amount in major units, as the reader writes money. */
export function moneyWords(language: Language, amount: string, currency: Currency): string {
  const digits = currencyDecimals[currency];
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount as Intl.StringNumericLiteral);
}
