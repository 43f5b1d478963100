/** Money formats and arithmetic of the contract, the same as in all packages. */
export {
  currencies,
  currencyDecimals,
  formatMoney,
  parseMoney,
  shareOf,
  sumMoney,
  type Currency,
} from '@lobi/formats';
