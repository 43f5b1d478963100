export { Money, type MoneyProps } from './money.tsx';
export {
  formatMoney,
  minusSign,
  type FormatMoneyOptions,
  type SignDisplay,
} from './format-money.ts';
export { parseMoneyText, type ParseMoneyOptions } from './parse-money-text.ts';
export { currencyFormat, type CurrencyFormat } from './currencies.ts';
export { useCurrency, type NamedCurrency } from './use-currency.ts';
