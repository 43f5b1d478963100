/** Money as the contract counts and writes it. The rules are those of every package of ours. */
export {
  currencies,
  currencyDecimals,
  formatMoney,
  parseMoney,
  shareOf,
  sumMoney,
  type Currency,
} from '@lobi/formats';
