export {
  compareAmounts,
  isWin,
  scaleAmount,
  shareOfWhole,
  subtractAmounts,
  sumAmounts,
} from './amount-math.ts';
export { byteOrderMark, csvLine, csvNumber, csvStyle, csvText, type CsvStyle } from './csv.ts';
export {
  currencies,
  currencyDecimals,
  currencyFormat,
  type Currency,
  type CurrencyFormat,
} from './currencies.ts';
export {
  editMoneyText,
  isOwnWriting,
  moneyFieldText,
  settleMoneyText,
  type MoneyDraft,
  type MoneyTextRules,
} from './edit-money-text.ts';
export {
  formatMoneyText,
  minusSign,
  type FormatMoneyOptions,
  type SignDisplay,
} from './format-money-text.ts';
export { dateTimeFormat, listFormat, listWriter, numberFormat } from './intl-formats.ts';
export { isAmount, toMinorUnits } from './minor-units.ts';
export { formatMoney, parseMoney, shareOf, sumMoney } from './money.ts';
export { numberMarks, type NumberMarks } from './number-marks.ts';
export { parseMoneyText, type ParseMoneyOptions } from './parse-money-text.ts';
export {
  readNumberText,
  writeNumberText,
  type NumberReading,
  type NumberTextRules,
} from './read-number-text.ts';
export { indonesianZoneName, timeZoneName } from './time-zone-name.ts';
