import { ledgerKinds, type Currency, type Selection } from '@lobi/core/contract';
import { isInPool } from '@lobi/core/games';

/** House accounts that exist once per currency. */
export type HouseCode =
  | 'genesis'
  | 'welcome'
  | 'takeout'
  | 'breakage'
  | 'earnings'
  | 'fee'
  | 'clearing'
  | 'shortfall'
  | 'bank'
  | 'provider'
  | 'draw'
  | 'guarantee';

/** An account: a wallet, a house account, the pool of a round, or a jackpot. */
export type AccountRef =
  | { readonly kind: 'wallet'; readonly id: string }
  | { readonly kind: 'house'; readonly code: HouseCode }
  | { readonly kind: 'pool'; readonly roundId: string }
  | { readonly kind: 'jackpot'; readonly id: string };

/** Kinds of transfer: those shown in a wallet, and those between house accounts. */
export const transferKinds = [
  ...ledgerKinds,
  'takeout',
  'breakage',
  'commission',
  'seed',
  'guarantee',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Kinds by which an owner takes money out of a wallet; a frozen wallet rejects them. @source ours */
export const takenByOwners: readonly TransferKind[] = ['bet', 'withdraw', 'cash-in', 'cash-out'];

/** One side of a transfer. `amount` in minor units, signed: the amount that the account gains. */
export interface Posting {
  readonly account: AccountRef;
  readonly amount: bigint;
}

/** Money moved atomically: all postings or none. */
export interface Transfer {
  readonly kind: TransferKind;
  readonly currency: Currency;
  /** Id of the underlying bet, transaction, round or wallet. */
  readonly reference: string;
  /** Parameters of the text of the ledger line. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly postings: readonly Posting[];
}

export const wallet = (id: string): AccountRef => ({ kind: 'wallet', id });
export const house = (code: HouseCode): AccountRef => ({ kind: 'house', code });
export const pool = (roundId: string): AccountRef => ({ kind: 'pool', roundId });

/** Account that holds the stakes on a side of a round and pays its bets. @source ours – domain 2.4 */
export const stakesOf = (roundId: string, side: Selection): AccountRef =>
  isInPool(side) ? pool(roundId) : house('draw');

export const jackpotAccount = (id: string): AccountRef => ({ kind: 'jackpot', id });

/** Creates a transfer of `amount` from one account to another. */
export function move(
  from: AccountRef,
  to: AccountRef,
  amount: bigint,
  about: Omit<Transfer, 'postings'>,
): Transfer {
  return {
    ...about,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

function keyOf(account: AccountRef): string {
  if (account.kind === 'house') return account.code;
  return account.kind === 'pool' ? account.roundId : account.id;
}

/**
 * Asserts that a transfer neither creates nor loses money; a violation is a programming error, so it
 * throws.
 */
export function assertBalanced({ kind, reference, postings }: Transfer): void {
  const sum = postings.reduce((total, posting) => total + posting.amount, 0n);
  const accounts = new Set(postings.map((posting) => keyOf(posting.account)));
  const isSound =
    sum === 0n &&
    postings.length >= 2 &&
    accounts.size === postings.length &&
    postings.every((posting) => posting.amount !== 0n);
  if (!isSound) throw new Error(`The ${kind} transfer for ${reference} does not balance.`);
}
