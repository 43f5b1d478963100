import { AppError } from '../../contract/error-codes.ts';
import { rejectionReasons } from '../../contract/public-reasons.ts';
import type { Rejection } from '../../contract/schemas/transaction.ts';
import type { TransactionType } from '../../contract/statuses.ts';
import { paidFault } from '../../rules/deposit-terms.ts';
import { assertMayMoveMoney } from '../../rules/money-access.ts';
import { assertMayDecide } from '../../rules/request-access.ts';
import { decisionFault, type ReviewStep } from '../../rules/review-decision.ts';
import {
  arrivalFault,
  mayCancel,
  reviewStateFault,
  type CancellableRequest,
} from '../../rules/review-steps.ts';
import { holdFunds, minorOf, post } from './money.ts';
import { announceChange, recordActivity, notify } from './news.ts';
import { assertReason } from './public-reasons.ts';
import { floatOf, reviewedOf, reviewLimitsOf } from './review-facts.ts';
import { isSwitchedOn } from './settings.ts';
import { change, requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';
import {
  personOf,
  needsSecond,
  transactionOf,
  newsOf,
  addStep,
  notifyOwner,
  addTransaction,
  moveBetween,
} from './transactions.ts';

const walletOf = (world: World, userId: string): string =>
  requireFound(world.users.get(userId)).wallet.id;

/** Money that a completed transaction moves. */
const settlements: Readonly<Record<TransactionType, (world: World, t: FakeTransaction) => void>> = {
  deposit(world, { id, to, amount, net, settledBy }) {
    if (settledBy) {
      const from = { walletId: walletOf(world, settledBy.id), username: settledBy.username };
      const sum = minorOf(amount);
      if (minorOf(floatOf(world, settledBy.id)) < sum) throw new AppError('float_insufficient');
      const fee = sum - minorOf(net);
      return moveBetween(world, { id, from, to, kind: 'cash-in', fee }, sum, 0n);
    }
    const text = { key: 'ledger.details.deposit' } as const;
    if (to)
      post(world, to.walletId, { kind: 'deposit', amount: minorOf(net), text, reference: id });
  },
  withdraw(world, { id, from, amount, net, settledBy }) {
    if (settledBy) {
      const to = { walletId: walletOf(world, settledBy.id), username: settledBy.username };
      const sum = minorOf(amount);
      const fee = sum - minorOf(net);
      return moveBetween(world, { id, from, to, kind: 'cash-out', fee }, sum, sum);
    }
    const text = { key: 'ledger.details.withdraw' } as const;
    const fromHold = minorOf(amount);
    const movement = { kind: 'withdraw', amount: -fromHold, text, reference: id } as const;
    if (from) post(world, from.walletId, { ...movement, fromHold });
  },
  'cash-in'(world, transaction) {
    // The money of a cash-in that waits is held in the sender's wallet.
    const amount = minorOf(transaction.amount);
    const { id, from, to } = transaction;
    moveBetween(world, { id, from, to, kind: 'cash-in' }, amount, amount);
  },
  'cash-out'(world, transaction) {
    const amount = minorOf(transaction.amount);
    const { id, from, to } = transaction;
    moveBetween(world, { id, from, to, kind: 'cash-out' }, amount, amount);
  },
};

/** A transaction that the caller may decide now. Throws the obstacle otherwise. */
function toDecide(
  world: World,
  caller: FakeUser,
  { id, version, wanted }: { id: string; version: number; wanted: ReviewStep },
): FakeTransaction {
  const transaction = transactionOf(world, id);
  assertMayDecide(caller, requireFound(world.users.get(transaction.owner.id)));
  const request = reviewedOf(world, transaction);
  const now = new Date(world.clock.now());
  const fault =
    decisionFault(wanted, request, caller, reviewLimitsOf(world)) ??
    reviewStateFault(wanted, request, caller, { version, now });
  if (fault) throw new AppError(fault);
  return transaction;
}

/** Claims a request for review. */
export function processTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = toDecide(world, caller, { id, version, wanted: 'process' });
  const taken = addStep(world, transaction, 'processing', caller, { reviewer: personOf(caller) });
  recordActivity(world, caller.id, 'transaction-process', { kind: 'transaction', id: id });
  notifyOwner(world, taken);
  return taken;
}

/** Approves: money moves, or the first of two approvals is recorded. */
export function completeTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = toDecide(world, caller, { id, version, wanted: 'complete' });
  const reviewer = personOf(caller);
  recordActivity(world, caller.id, 'transaction-complete', { kind: 'transaction', id: id });
  if (needsSecond(world, transaction) && transaction.firstApproval === null)
    return addStep(world, transaction, 'processing', caller, {
      reviewer: null,
      firstApproval: reviewer,
    });
  settlements[transaction.type](world, transaction);
  const completedAt = world.timeNow();
  const completed = addStep(world, transaction, 'completed', caller, { reviewer, completedAt });
  notifyOwner(world, completed);
  return completed;
}

/** Rejects and releases held money. */
export function rejectTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  { version, reason, publicReason = 'general', remark }: Rejection,
): FakeTransaction {
  const transaction = toDecide(world, caller, { id, version, wanted: 'reject' });
  assertReason('publicReason', publicReason, rejectionReasons[transaction.type]);
  if (transaction.from) holdFunds(world, transaction.from.walletId, -minorOf(transaction.amount));
  const reviewer = personOf(caller);
  const message = { reason: publicReason, remark: remark || null };
  const rejected = addStep(
    world,
    transaction,
    'rejected',
    caller,
    { reviewer, message },
    reason ?? null,
  );
  recordActivity(world, caller.id, 'transaction-reject', { kind: 'transaction', id: id });
  notifyOwner(world, rejected);
  return rejected;
}

const cancellableOf = ({ owner, createdBy, ...row }: FakeTransaction): CancellableRequest => ({
  type: row.type,
  status: row.status,
  ownerId: owner.id,
  createdById: createdBy.id,
  paidAt: row.paidAt === null ? null : new Date(row.paidAt),
  relatesToId: row.relatesTo,
});

/** Returns whether the caller may cancel the own request. */
export const mayCancelRequest = (world: World, caller: FakeUser, row: FakeTransaction): boolean =>
  mayCancel(cancellableOf(row), caller.id, {
    allowWithdrawCancel: isSwitchedOn(world, 'allowWithdrawCancel'),
  });

/** Cancels the owner's request and releases held money. Throws `not_found`, `conflict`. */
export function cancelTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = transactionOf(world, id);
  if (transaction.owner.id !== caller.id) throw new AppError('not_found');
  if (transaction.version !== version || !mayCancelRequest(world, caller, transaction))
    throw new AppError('conflict');
  if (transaction.from) holdFunds(world, transaction.from.walletId, -minorOf(transaction.amount));
  recordActivity(world, caller.id, 'transaction-cancel', { kind: 'transaction', id });
  return addStep(world, transaction, 'rejected', caller, { reason: 'cancelled' });
}

/** Creates a new deposit for money that arrived after its deposit was rejected. */
export function followRejected(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const old = transactionOf(world, id);
  assertMayMoveMoney(caller);
  const fault = arrivalFault(reviewedOf(world, old), caller, reviewLimitsOf(world), version);
  if (fault) throw new AppError(fault);
  const { type, amount, fee, net, to, owner, channel, settledBy, payment } = old;
  const made = addTransaction(
    world,
    {
      ...{ type, amount, fee, net, to, owner, channel, settledBy, payment },
      createdBy: personOf(caller),
      paidAt: world.timeNow(),
      relatesTo: old.id,
    },
    caller,
  );
  change(world.transactions, old, { followedBy: made.id });
  const subject = { kind: 'transaction', id: made.id } as const;
  recordActivity(world, caller.id, 'transaction-arrived', subject);
  notify(world, owner.id, 'transaction-arrived', newsOf(made), subject);
  return made;
}

/** The owner reports that a deposit is paid. Throws `not_found`, `conflict`. */
export function reportPaid(world: World, caller: FakeUser, id: string): FakeTransaction {
  const transaction = transactionOf(world, id);
  const { type, status, owner } = transaction;
  const fault = paidFault({ type, status, ownerId: owner.id }, caller);
  if (fault) throw new AppError(fault);
  if (transaction.paidAt !== null) return transaction;
  const paid = change(world.transactions, transaction, {
    paidAt: world.timeNow(),
    expiresAt: null,
    version: transaction.version + 1,
  });
  announceChange(world, 'transaction', id, caller);
  return paid;
}
