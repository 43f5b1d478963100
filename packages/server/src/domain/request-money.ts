import type { Currency, TransactionType } from '@lobi/core/contract';
import { house, wallet, type Posting, type Transfer } from './postings.ts';

/** What a transaction is about, as far as its money goes. Amounts in minor units. */
export interface RequestMoney {
  readonly id: string;
  readonly type: TransactionType;
  readonly currency: Currency;
  readonly amount: bigint;
  /** Borne by the owner. */
  readonly fee: bigint;
  /** Borne by the house. */
  readonly houseFee: bigint;
  /** Added to a deposit so that it can be told from others. */
  readonly uniqueCode: number | null;
  readonly fromWalletId: string | null;
  readonly toWalletId: string | null;
}

/** What a deposit brings: the amount and its code, to the last unit. */
export const exactOf = ({ amount, uniqueCode }: Pick<RequestMoney, 'amount' | 'uniqueCode'>) =>
  amount + BigInt(uniqueCode ?? 0);

/** What arrives: of a deposit in the wallet, of a withdrawal at its destination. */
export const netOf = (request: Pick<RequestMoney, 'amount' | 'uniqueCode' | 'fee'>): bigint =>
  exactOf(request) - request.fee;

type Side = 'fromWalletId' | 'toWalletId';

function walletOn(request: RequestMoney, side: Side) {
  const id = request[side];
  if (id === null) throw new Error(`A ${request.type} needs its ${side}.`);
  return wallet(id);
}

const between = (request: RequestMoney): Posting[] => [
  { account: walletOn(request, 'fromWalletId'), amount: -request.amount },
  { account: walletOn(request, 'toWalletId'), amount: request.amount },
];

/**
 * Postings of each type. `clearing` is the world outside: what came in through channels is below
 * zero there. A fee that the owner bears goes to `fee`; one that the house bears is taken from it
 * and stays outside, with whoever carries the money.
 */
const postingsOf: Readonly<Record<TransactionType, (request: RequestMoney) => Posting[]>> = {
  deposit: (request) => [
    { account: walletOn(request, 'toWalletId'), amount: netOf(request) },
    { account: house('clearing'), amount: request.houseFee - exactOf(request) },
    { account: house('fee'), amount: request.fee - request.houseFee },
  ],
  withdraw: (request) => [
    { account: walletOn(request, 'fromWalletId'), amount: -request.amount },
    { account: house('clearing'), amount: request.amount - request.fee + request.houseFee },
    { account: house('fee'), amount: request.fee - request.houseFee },
  ],
  'cash-in': between,
  'cash-out': between,
};

/**
 * The one transfer that completes a transaction.
 * @param params facts of the ledger line
 * @source ours – domain of fees and clearing
 */
export function completionOf(request: RequestMoney, params: Transfer['params'] = {}): Transfer {
  return {
    kind: request.type,
    currency: request.currency,
    reference: request.id,
    params,
    postings: postingsOf[request.type](request).filter(({ amount }) => amount !== 0n),
  };
}
