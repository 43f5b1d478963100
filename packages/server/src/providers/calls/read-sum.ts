import { parseMoney, type Currency } from '@lobi/core/contract';
import { WalletRefusal } from '../refusal.ts';

interface Named {
  readonly currency?: string | undefined;
}

/** @throws WalletRefusal `CURRENCY_MISMATCH` when a body names another currency than the player's */
export function assertCurrency({ currency }: Named, expected: Currency): void {
  if (currency !== undefined && currency !== expected) {
    throw new WalletRefusal('CURRENCY_MISMATCH', `The player's currency is ${expected}.`);
  }
}

/**
 * Reads an amount of a call in minor units, without rounding.
 * @throws WalletRefusal `INVALID_REQUEST` when it has more decimals than the currency
 */
export function readSum(text: string, currency: Currency): bigint {
  const amount = parseMoney(text, currency);
  if (amount === undefined) {
    throw new WalletRefusal('INVALID_REQUEST', `${text} is no amount of ${currency}.`);
  }
  return amount;
}

/** Like `readSum`, for amounts above zero. @throws WalletRefusal `INVALID_REQUEST` */
export function readStakeSum(text: string, currency: Currency): bigint {
  const amount = readSum(text, currency);
  if (amount <= 0n) throw new WalletRefusal('INVALID_REQUEST', 'A stake is above zero.');
  return amount;
}
