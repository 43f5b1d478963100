import { formatMoneyText } from '@lobi/formats';
import type { Language } from '../contract/limits.ts';
import type { Currency } from '../contract/money.ts';

/**
 * An amount in a sentence, from decimal text in major units: the symbol in front, digits as the
 * language groups them.
 * @example moneyText('en', '559883', 'IDR') // 'Rp 559,883'
 */
export const moneyText = (language: Language, amount: string, currency: Currency): string =>
  formatMoneyText(amount, currency, { locale: language }) ?? amount;
