import type { Language } from '../contract/limits.ts';
import { currencyDecimals, type Currency } from '../contract/money.ts';

/** Marks of the currencies, the same in every language and as the kit writes them. @source ours */
const symbols: Readonly<Record<Currency, string>> = {
  IDR: 'Rp',
  PHP: '₱',
  USD: '$',
  VND: '₫',
  THB: '฿',
  MYR: 'RM',
};

/**
 * An amount in a sentence, from decimal text in major units: the mark in front, digits as the language
 * groups them.
 * @example moneyText('en', '559883', 'IDR') // 'Rp 559,883'
 */
export function moneyText(language: Language, amount: string, currency: Currency): string {
  const digits = currencyDecimals[currency];
  const unsigned = amount.replace('-', '');
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
    numberingSystem: 'latn',
  } as Intl.NumberFormatOptions).format(unsigned as Intl.StringNumericLiteral);
  const symbol = symbols[currency];
  const space = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return `${amount.startsWith('-') ? '\u2212' : ''}${symbol}${space}${number}`;
}
