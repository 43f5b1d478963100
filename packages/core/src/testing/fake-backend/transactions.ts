import { AppError } from '../../contract/error-codes.ts';
import { rejectionReasons } from '../../contract/public-reasons.ts';
import type { AdminChannel } from '../../contract/schemas/channel.ts';
import type { Rejection } from '../../contract/schemas/transaction.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import type { TransactionStatus, TransactionType } from '../../contract/statuses.ts';
import {
  assertMayOpenDeposit,
  needsCashInApproval,
  depositExpiresMs,
  paidFault,
} from '../../rules/deposit-terms.ts';
import { assertMayMoveMoney } from '../../rules/money-access.ts';
import {
  assertMayCashIn,
  assertMayCashOut,
  assertMayDecide,
  assertMayDeposit,
  assertMayPayOut,
  assertMayTakeCash,
} from '../../rules/request-access.ts';
import { decisionFault, type ReviewStep } from '../../rules/review-decision.ts';
import {
  arrivalFault,
  isOpenStatus,
  mayCancel,
  reviewStateFault,
  type CancellableRequest,
} from '../../rules/review-steps.ts';
import { needsSecondApproval } from '../../rules/second-approval.ts';
import { assertDailyRoom, channelFor, feeFor, placeOf, settlingAgentOf } from './channels.ts';
import { checkCashIn, checkDeposit } from './limits.ts';
import { amountOf, holdFunds, minorOf, post, wireOf } from './money.ts';
import { agentsAbove, announceChange, recordActivity, notify } from './news.ts';
import { assertReason } from './public-reasons.ts';
import { floatOf, reviewedOf, reviewLimitsOf } from './review-facts.ts';
import { amountSetting, isSwitchedOn } from './settings.ts';
import { ownerOf } from './visibility.ts';
import { change, requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';
import { checkWithdrawalPin } from './withdrawal-pins.ts';
import type { TranslatableText } from './translatable-text.ts';

type Draft<Type extends TransactionType> = Extract<TransactionCreate, { readonly type: Type }>;

const personOf = ({ id, username }: FakeUser) => ({ id, username });
const partyOf = ({ wallet, username }: FakeUser) => ({ walletId: wallet.id, username });

/** Returns whether it is undecided. */
export const isOpen = ({ status }: Pick<FakeTransaction, 'status'>): boolean =>
  isOpenStatus(status);

/** Returns whether it requires a second approval. */
export const needsSecond = (world: World, request: FakeTransaction): boolean =>
  needsSecondApproval(reviewedOf(world, request), reviewLimitsOf(world));

/** The transaction of an id. Throws `not_found`. */
export const transactionOf = (world: World, id: string): FakeTransaction =>
  requireFound(world.transactions.find((transaction) => transaction.id === id));

const newsOf = ({
  type,
  amount,
  owner,
}: FakeTransaction): NonNullable<TranslatableText['params']> => ({
  type: { key: `transactionType.${type}` },
  amount: { money: amount },
  username: owner.username,
});

/** Adds a step to a transaction, and notifies all affected users. */
function step(
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

function notifyOwner(world: World, transaction: FakeTransaction): void {
  const { id, owner, status, type, message } = transaction;
  if (status === 'pending') return;
  const shown = message ? { message } : ({ key: 'reason.expired' } as const);
  const params = { ...newsOf(transaction), reason: shown };
  notify(world, owner.id, `transaction-${status}`, params, { kind: 'transaction', id }, type);
}

const facts = {
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

type Made = Pick<FakeTransaction, 'type' | 'amount' | 'owner' | 'createdBy'> &
  Partial<FakeTransaction>;

function add(world: World, made: Made, creator: FakeUser): FakeTransaction {
  const createdAt = world.timeNow();
  const transaction: FakeTransaction = {
    id: world.nextId('transaction'),
    ...facts,
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

/** A code with which no other open deposit of the channel has the same amount. */
function uniqueCode(world: World, channelId: string, amount: bigint): bigint {
  const taken = world.transactions
    .filter((row) => row.channel?.id === channelId && row.payment !== null && isOpen(row))
    .map(({ payment }) => minorOf(payment?.exact ?? '0'));
  let code = 382n;
  while (taken.includes(amount + code)) code = (code % 999n) + 1n;
  return code;
}

const lastOf = (id: string): string => id.replace(/\D/g, '').padStart(4, '0');

function paymentOf(
  channel: AdminChannel,
  exact: string,
  code: string | null,
): NonNullable<FakeTransaction['payment']> {
  const { kind, account, holder } = channel;
  const qr = kind === 'qris' ? `LOBI.DEMO.QRIS.${channel.id}.${exact}` : null;
  return { kind, order: '', account, holder, qr, exact, uniqueCode: code, steps: [] };
}

/** Number of the owner's unpaid deposits. */
const unpaidOf = ({ transactions }: World, user: FakeUser): number =>
  transactions.filter(
    ({ type, status, paidAt, owner }) =>
      type === 'deposit' && status === 'pending' && paidAt === null && owner.id === user.id,
  ).length;

function deposit(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'deposit'>) {
  assertMayDeposit(caller, owner);
  const amount = amountOf(body.amount);
  const { channelId } = body;
  const channel = channelFor(world, owner, { channelId, direction: 'in', amount });
  const agent = settlingAgentOf(world, owner, channel);
  assertDailyRoom(world, channel, amount);
  assertMayOpenDeposit(unpaidOf(world, owner));
  checkDeposit(world, owner.id, amount);
  // An agent knows the payer; the house identifies the payer by the exact amount.
  const code = agent ? 0n : uniqueCode(world, channelId, amount);
  const fee = feeFor(amount, channel);
  const createdAt = world.timeNow();
  const made = add(
    world,
    {
      type: 'deposit',
      amount: wireOf(amount),
      fee: wireOf(fee),
      net: wireOf(amount + code - fee),
      to: partyOf(owner),
      owner: personOf(owner),
      createdBy: personOf(caller),
      channel: { id: channel.id, name: channel.name },
      settledBy: agent && personOf(agent),
      createdAt,
      expiresAt: new Date(Date.parse(createdAt) + depositExpiresMs).toISOString(),
      payment: paymentOf(channel, wireOf(amount + code), agent ? null : wireOf(code)),
    },
    caller,
  );
  world.clock.setTimeout(() => expire(world, made.id), depositExpiresMs);
  recordActivity(world, caller.id, 'deposit-request', { kind: 'transaction', id: made.id });
  notifySettlingAgent(world, made);
  return made;
}

/** Expires an unpaid deposit. */
function expire(world: World, id: string): void {
  const due = world.transactions.find((transaction) => transaction.id === id);
  if (due?.status !== 'pending' || due.paidAt !== null) return;
  notifyOwner(world, step(world, due, 'rejected', null, { reason: 'expired' }));
}

function withdraw(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'withdraw'>) {
  assertMayPayOut(caller, owner);
  if (owner.id === caller.id) checkWithdrawalPin(world, owner, body.pin);
  const amount = amountOf(body.amount);
  const { channelId, account, holder } = body;
  const channel = channelFor(world, owner, { channelId, direction: 'out', amount });
  const agent = settlingAgentOf(world, owner, channel);
  assertDailyRoom(world, channel, amount);
  const isWaiting = world.transactions.some(
    (row) => row.type === 'withdraw' && row.owner.id === owner.id && isOpen(row),
  );
  if (isWaiting) throw new AppError('open_request');
  holdFunds(world, owner.wallet.id, amount);
  const fee = feeFor(amount, channel);
  const made = add(
    world,
    {
      type: 'withdraw',
      amount: wireOf(amount),
      fee: wireOf(fee),
      net: wireOf(amount - fee),
      from: partyOf(owner),
      owner: personOf(owner),
      createdBy: personOf(caller),
      channel: { id: channel.id, name: channel.name },
      destination: { ...placeOf(channel, body), account, holder },
      settledBy: agent && personOf(agent),
    },
    caller,
  );
  recordActivity(world, caller.id, 'withdraw-request', { kind: 'transaction', id: made.id });
  if (caller.id !== owner.id) {
    const subject = { kind: 'transaction', id: made.id } as const;
    notify(world, owner.id, 'balance-returned', newsOf(made), subject);
  }
  notifySettlingAgent(world, made);
  return made;
}

/** Notifies the agent whose float settles a request. */
function notifySettlingAgent(world: World, transaction: FakeTransaction): void {
  const { settledBy, id } = transaction;
  if (!settledBy) return;
  const subject = { kind: 'transaction', id } as const;
  notify(world, settledBy.id, 'request-received', newsOf(transaction), subject);
}

function cashIn(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'cash-in'>) {
  assertMayCashIn(caller, owner);
  const amount = amountOf(body.amount);
  checkCashIn(world, owner.id, amount);
  const made = {
    id: world.nextId('transaction'),
    type: 'cash-in' as const,
    amount: wireOf(amount),
    from: partyOf(caller),
    to: partyOf(owner),
    owner: personOf(owner),
    createdBy: personOf(caller),
    note: body.note ?? null,
  };
  if (needsCashInApproval(amount, amountSetting(world, 'cashInApprovalAbove'))) {
    holdFunds(world, caller.wallet.id, amount);
    const waiting = add(world, made, caller);
    recordActivity(world, caller.id, 'cash-in', { kind: 'transaction', id: waiting.id });
    return waiting;
  }
  const { id, from, to } = made;
  moveBetween(world, { id, from, to, kind: 'cash-in' }, amount, 0n);
  const added = add(world, made, caller);
  recordActivity(world, caller.id, 'cash-in', { kind: 'transaction', id: added.id });
  const completed = step(world, added, 'completed', caller, { completedAt: world.timeNow() });
  notifyOwner(world, completed);
  return completed;
}

function cashOut(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'cash-out'>) {
  const [above] = agentsAbove(world, owner);
  const receiver = owner.id === caller.id ? above : caller;
  assertMayCashOut(caller, owner);
  if (!receiver) throw new AppError('forbidden');
  assertMayTakeCash(receiver);
  const amount = amountOf(body.amount);
  holdFunds(world, owner.wallet.id, amount);
  const made = add(
    world,
    {
      type: 'cash-out',
      amount: wireOf(amount),
      from: partyOf(owner),
      to: partyOf(receiver),
      owner: personOf(owner),
      createdBy: personOf(caller),
      note: body.note ?? null,
    },
    caller,
  );
  recordActivity(world, caller.id, 'cash-out-request', { kind: 'transaction', id: made.id });
  const asked = owner.id === caller.id ? receiver : owner;
  const params = { ...newsOf(made), username: caller.username };
  notify(world, asked.id, 'confirmation-wanted', params, { kind: 'transaction', id: made.id });
  return made;
}

/** Both legs of a transfer between two wallets. */
function moveBetween(
  world: World,
  transfer: Pick<Made, 'id' | 'from' | 'to'> & { kind: 'cash-in' | 'cash-out'; fee?: bigint },
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

/** Creates a transaction on a wallet. Throws the errors of the row `transaction.create`. */
export function createTransaction(
  world: World,
  caller: FakeUser,
  walletId: string,
  body: TransactionCreate,
): FakeTransaction {
  const owner = ownerOf(world, caller, walletId);
  if (body.type === 'deposit') return deposit(world, caller, owner, body);
  if (body.type === 'withdraw') return withdraw(world, caller, owner, body);
  if (body.type === 'cash-in') return cashIn(world, caller, owner, body);
  return cashOut(world, caller, owner, body);
}

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
  const taken = step(world, transaction, 'processing', caller, { reviewer: personOf(caller) });
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
    return step(world, transaction, 'processing', caller, {
      reviewer: null,
      firstApproval: reviewer,
    });
  settlements[transaction.type](world, transaction);
  const completedAt = world.timeNow();
  const completed = step(world, transaction, 'completed', caller, { reviewer, completedAt });
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
  const rejected = step(
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
  return step(world, transaction, 'rejected', caller, { reason: 'cancelled' });
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
  const made = add(
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

/** Number that support asks for. */
export const orderOf = ({ id, createdAt }: FakeTransaction): string =>
  `TRX-${createdAt.slice(0, 10).replaceAll('-', '')}-${lastOf(id)}`;
