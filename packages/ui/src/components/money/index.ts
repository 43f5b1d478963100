export { Money, type MoneyProps } from './money.tsx';
export {
  currencyFormat,
  formatMoneyText as formatMoney,
  minusSign,
  parseMoneyText,
  type CurrencyFormat,
  type FormatMoneyOptions,
  type ParseMoneyOptions,
  type SignDisplay,
} from '@lobi/formats';
export { useCurrency, type NamedCurrency } from './use-currency.ts';
