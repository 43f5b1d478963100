import type { TransactionStatus } from '../../contract/statuses.ts';
import { isOpenStatus } from '../../rules/review-steps.ts';
import { needsSecondApproval } from '../../rules/second-approval.ts';
import { post } from './money.ts';
import { announceChange, notify } from './news.ts';
import { reviewedOf, reviewLimitsOf } from './review-facts.ts';
import { change, requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';
import type { TranslatableText } from './translatable-text.ts';

/** How a transaction names a user. */
export const personOf = ({ id, username }: FakeUser) => ({ id, username });
/** Returns whether it is undecided. */
export const isOpen = ({ status }: Pick<FakeTransaction, 'status'>): boolean =>
  isOpenStatus(status);

/** Returns whether it requires a second approval. */
export const needsSecond = (world: World, request: FakeTransaction): boolean =>
  needsSecondApproval(reviewedOf(world, request), reviewLimitsOf(world));

/** The transaction of an id. Throws `not_found`. */
export const transactionOf = (world: World, id: string): FakeTransaction =>
  requireFound(world.transactions.find((transaction) => transaction.id === id));

/** Texts of a notification about a transaction. */
export const newsOf = ({
  type,
  amount,
  owner,
}: FakeTransaction): NonNullable<TranslatableText['params']> => ({
  type: { key: `transactionType.${type}` },
  amount: { money: amount },
  username: owner.username,
});

/** Adds a step to a transaction, and notifies all affected users. */
export function addStep(
  world: World,
  transaction: FakeTransaction,
  status: TransactionStatus,
  actor: FakeUser | null,
  facts: Partial<FakeTransaction> = {},
  note: string | null = null,
): FakeTransaction {
  const at = world.timeNow();
  const { reason = null, message } = facts;
  const event = {
    ...{ status, at, actor: actor && personOf(actor), reason, note },
    ...(message && { message }),
  };
  const changed = change(world.transactions, transaction, {
    ...facts,
    status,
    events: [...transaction.events, event],
    version: transaction.version + 1,
  });
  announceChange(world, 'transaction', changed.id, world.users.get(changed.owner.id));
  return changed;
}

/** Notifies the owner of the current state of a transaction. */
export function notifyOwner(world: World, transaction: FakeTransaction): void {
  const { id, owner, status, type, message } = transaction;
  if (status === 'pending') return;
  const shown = message ? { message } : ({ key: 'reason.expired' } as const);
  const params = { ...newsOf(transaction), reason: shown };
  notify(world, owner.id, `transaction-${status}`, params, { kind: 'transaction', id }, type);
}

const emptyFacts = {
  fee: '0',
  currency: 'IDR',
  from: null,
  to: null,
  channel: null,
  settledBy: null,
  note: null,
  reviewer: null,
  firstApproval: null,
  reason: null,
  paidAt: null,
  relatesTo: null,
  followedBy: null,
  expiresAt: null,
  completedAt: null,
  payment: null,
  destination: null,
} as const;

type NewTransaction = Pick<FakeTransaction, 'type' | 'amount' | 'owner' | 'createdBy'> &
  Partial<FakeTransaction>;

/** Adds a new transaction, which waits for a decision. */
export function addTransaction(
  world: World,
  made: NewTransaction,
  creator: FakeUser,
): FakeTransaction {
  const createdAt = world.timeNow();
  const transaction: FakeTransaction = {
    id: world.nextId('transaction'),
    ...emptyFacts,
    net: made.amount,
    status: 'pending',
    events: [
      { status: 'pending', at: createdAt, actor: personOf(creator), reason: null, note: null },
    ],
    version: 1,
    createdAt,
    ...made,
  };
  world.transactions.unshift(transaction);
  announceChange(world, 'transaction', transaction.id, world.users.get(transaction.owner.id));
  return transaction;
}

/** Both legs of a transfer between two wallets. */
export function moveBetween(
  world: World,
  transfer: Pick<NewTransaction, 'id' | 'from' | 'to'> & {
    kind: 'cash-in' | 'cash-out';
    fee?: bigint;
  },
  amount: bigint,
  fromHold: bigint,
): void {
  const { id: reference = '', from, to, kind, fee = 0n } = transfer;
  if (!from || !to) return;
  const out: TranslatableText = {
    key: `ledger.details.${kind}.out`,
    params: { username: to.username },
  };
  const into: TranslatableText = {
    key: `ledger.details.${kind}.in`,
    params: { username: from.username },
  };
  post(world, from.walletId, { kind, amount: -amount, text: out, reference, fromHold });
  post(world, to.walletId, { kind, amount: amount - fee, text: into, reference });
}

const lastOf = (id: string): string => id.replace(/\D/g, '').padStart(4, '0');

/** Number that support asks for. */
export const orderOf = ({ id, createdAt }: FakeTransaction): string =>
  `TRX-${createdAt.slice(0, 10).replaceAll('-', '')}-${lastOf(id)}`;
