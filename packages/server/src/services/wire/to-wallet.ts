import { formatMoney, type Currency, type Wallet } from '@lobi/core/contract';

/** A wallet's figures; amounts in minor units. */
export interface WalletFacts {
  readonly balance: bigint;
  readonly held: bigint;
  readonly version: bigint;
  readonly currency: Currency;
}

/** Converts a wallet to the form of the contract. */
export function toWallet(walletId: string, facts: WalletFacts): Wallet {
  const { balance, held, version, currency } = facts;
  return {
    id: walletId,
    balance: formatMoney(balance, currency),
    held: formatMoney(held, currency),
    available: formatMoney(balance - held, currency),
    currency,
    version: Number(version),
  };
}
