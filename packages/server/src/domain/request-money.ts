import type { Currency, TransactionType } from '@lobi/core/contract';
import { house, wallet, type AccountRef, type Posting, type Transfer } from './postings.ts';

/** Facts of a transaction that decide how its money moves. Amounts in minor units. */
export interface RequestMoney {
  readonly id: string;
  readonly type: TransactionType;
  readonly currency: Currency;
  readonly amount: bigint;
  /** Borne by the owner. */
  readonly fee: bigint;
  /** Borne by the house. */
  readonly houseFee: bigint;
  /** Added to a deposit so that it can be distinguished from others. */
  readonly uniqueCode: number | null;
  readonly fromWalletId: string | null;
  readonly toWalletId: string | null;
  /** Float of the agent who settles a deposit or withdrawal; `null`: the house settles it. */
  readonly settlingWalletId: string | null;
}

/** Returns the exact sum of a deposit: the amount and its unique code. */
export const exactOf = ({ amount, uniqueCode }: Pick<RequestMoney, 'amount' | 'uniqueCode'>) =>
  amount + BigInt(uniqueCode ?? 0);

/** Returns the net amount: of a deposit in the wallet, of a withdrawal at its destination. */
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
 * Returns the account that represents the outside world: the float of the settling agent, who received
 * the player's money or pays it out, or the house's channels account, whose balance is negative while
 * money came in.
 */
const outsideOf = ({ settlingWalletId }: RequestMoney): AccountRef =>
  settlingWalletId === null ? house('clearing') : wallet(settlingWalletId);

/**
 * Postings of each type. A fee that the owner pays goes to `fee`; one that the house pays is deducted
 * from it and stays outside, with the payment provider.
 */
const postingsOf: Readonly<Record<TransactionType, (request: RequestMoney) => Posting[]>> = {
  deposit: (request) => [
    { account: walletOn(request, 'toWalletId'), amount: netOf(request) },
    { account: outsideOf(request), amount: request.houseFee - exactOf(request) },
    { account: house('fee'), amount: request.fee - request.houseFee },
  ],
  withdraw: (request) => [
    { account: walletOn(request, 'fromWalletId'), amount: -request.amount },
    { account: outsideOf(request), amount: request.amount - request.fee + request.houseFee },
    { account: house('fee'), amount: request.fee - request.houseFee },
  ],
  'cash-in': between,
  'cash-out': between,
};

/** Kind of ledger entry that settles a request between two wallets, inside the platform. */
const settledKinds: Readonly<Record<TransactionType, 'cash-in' | 'cash-out'>> = {
  deposit: 'cash-in',
  withdraw: 'cash-out',
  'cash-in': 'cash-in',
  'cash-out': 'cash-out',
};

/**
 * Kind of the transfer that completes a transaction: its type, or a transfer between float and player if
 * an agent settles it.
 * @source ours – domain 2.1 (who pays)
 */
export const completionKindOf = ({
  type,
  settlingWalletId,
}: Pick<RequestMoney, 'type' | 'settlingWalletId'>): TransactionType =>
  settlingWalletId === null ? type : settledKinds[type];

/**
 * The one transfer that completes a transaction. The house adds nothing to what an agent settles,
 * because players and agents could extract it by circular transfers.
 * @param params parameters of the ledger line
 * @source ours – domain of fees and clearing
 */
export function completionOf(request: RequestMoney, params: Transfer['params'] = {}): Transfer {
  if (request.settlingWalletId !== null && request.houseFee !== 0n) {
    throw new Error(
      `The request ${request.id} is settled by an agent, so that the house cannot bear its fee.`,
    );
  }
  return {
    kind: completionKindOf(request),
    currency: request.currency,
    reference: request.id,
    params,
    postings: postingsOf[request.type](request).filter(({ amount }) => amount !== 0n),
  };
}
