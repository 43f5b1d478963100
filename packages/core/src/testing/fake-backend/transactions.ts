import { AppError } from '../../contract/error-codes.ts';
import type { AdminChannel } from '../../contract/schemas/channel.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction.ts';
import type { TransactionStatus, TransactionType } from '../../contract/statuses.ts';
import { minuteMs } from './calendar.ts';
import { channelFor, feeFor } from './channels.ts';
import { checkDeposit } from './limits.ts';
import { amountOf, hold, minorOf, post, wireOf } from './money.ts';
import { agentsAbove, announceChange, noteActivity, notify } from './news.ts';
import { isSwitchedOn } from './settings.ts';
import { isBelow, ownerOf, seesAll } from './sight.ts';
import { isPaidOutByStaff, mayTakeOut } from './standing.ts';
import { change, found, type FakeTransaction, type FakeUser, type World } from './world.ts';
import { checkWithdrawalPin } from './withdrawal-pins.ts';
import type { Words } from './words.ts';

/** An unpaid deposit lapses after this. */
const payWithinMs = 30 * minuteMs;
/** From here on two people have to approve. */
const secondFrom = 10_000_000n;

type Draft<Type extends TransactionType> = Extract<TransactionCreate, { readonly type: Type }>;

const personOf = ({ id, username }: FakeUser) => ({ id, username });
const partyOf = ({ wallet, username }: FakeUser) => ({ walletId: wallet.id, username });

/** Is it still to be decided? */
export const isOpen = ({ status }: Pick<FakeTransaction, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** Do two people have to approve it? */
export const needsSecond = ({ type, amount }: FakeTransaction): boolean =>
  (type === 'deposit' || type === 'withdraw') && minorOf(amount) >= secondFrom;

/** The transaction of an id. Throws `not_found`. */
export const transactionOf = (world: World, id: string): FakeTransaction =>
  found(world.transactions.find((transaction) => transaction.id === id));

const newsOf = ({ type, amount, owner }: FakeTransaction): NonNullable<Words['params']> => ({
  type: { key: `transactionType.${type}` },
  amount: { money: amount },
  username: owner.username,
});

/** Writes a step of a transaction, and tells everyone whom it concerns. */
function step(
  world: World,
  transaction: FakeTransaction,
  status: TransactionStatus,
  actor: FakeUser | null,
  facts: Partial<FakeTransaction> = {},
): FakeTransaction {
  const at = world.timeNow();
  const reason = facts.reason ?? null;
  const event = { status, at, actor: actor && personOf(actor), reason };
  const changed = change(world.transactions, transaction, {
    ...facts,
    status,
    events: [...transaction.events, event],
    version: transaction.version + 1,
  });
  announceChange(world, 'transaction', changed.id, world.users.get(changed.owner.id));
  return changed;
}

function tellOwner(world: World, transaction: FakeTransaction): void {
  const { id, owner, status, reason } = transaction;
  if (status === 'pending') return;
  const told = reason === 'expired' ? ({ key: 'reason.expired' } as const) : (reason ?? '');
  const params = { ...newsOf(transaction), reason: told };
  notify(world, owner.id, `transaction-${status}`, params, { kind: 'transaction', id });
}

const facts = {
  fee: '0',
  currency: 'IDR',
  from: null,
  to: null,
  channel: null,
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
    events: [{ status: 'pending', at: createdAt, actor: personOf(creator), reason: null }],
    version: 1,
    createdAt,
    ...made,
  };
  world.transactions.unshift(transaction);
  announceChange(world, 'transaction', transaction.id, world.users.get(transaction.owner.id));
  return transaction;
}

/** Refuses who may not move money now; who takes a break may still take money out. */
function checkStatus(user: FakeUser, isTakingOut: boolean): void {
  if (user.status === 'pending') throw new AppError('account_pending');
  const isKept = user.status === 'restricted' && !(isTakingOut && mayTakeOut(user));
  if (isKept) throw new AppError('account_restricted');
}

/** Withdrawals are of the own wallet, or staff's of those whom it keeps out. */
function checkPayOut(owner: FakeUser, caller: FakeUser): void {
  if (owner.id === caller.id || !seesAll(caller) || !isPaidOutByStaff(owner)) {
    checkOwn(owner, caller);
    checkStatus(owner, true);
  }
}

/** Deposits and withdrawals are of the own wallet. */
function checkOwn(owner: FakeUser, caller: FakeUser): void {
  if (owner.id !== caller.id || !['player', 'agent'].includes(caller.role))
    throw new AppError('forbidden');
}

/** A code that no other open deposit of the channel makes the same sum with. */
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
  code: string,
): NonNullable<FakeTransaction['payment']> {
  const { kind, account, holder } = channel;
  const qr = kind === 'qris' ? `LOBI.DEMO.QRIS.${channel.id}.${exact}` : null;
  return { kind, order: '', account, holder, qr, exact, uniqueCode: code, steps: [] };
}

function deposit(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'deposit'>) {
  checkOwn(owner, caller);
  checkStatus(owner, false);
  const amount = amountOf(body.amount);
  const { channelId } = body;
  const channel = channelFor(world, owner, { channelId, direction: 'in', amount });
  checkDeposit(world, owner.id, amount);
  const code = uniqueCode(world, channelId, amount);
  const fee = feeFor(amount, channel);
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
      expiresAt: new Date(world.clock.now() + payWithinMs).toISOString(),
      payment: paymentOf(channel, wireOf(amount + code), wireOf(code)),
    },
    caller,
  );
  world.clock.setTimeout(() => lapse(world, made.id), payWithinMs);
  noteActivity(world, caller.id, 'deposit-request', { kind: 'transaction', id: made.id });
  tellReviewer(world, made, owner);
  return made;
}

/** An unpaid deposit lapses. */
function lapse(world: World, id: string): void {
  const due = world.transactions.find((transaction) => transaction.id === id);
  if (due?.status !== 'pending' || due.paidAt !== null) return;
  tellOwner(world, step(world, due, 'rejected', null, { reason: 'expired' }));
}

function withdraw(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'withdraw'>) {
  checkPayOut(owner, caller);
  if (owner.id === caller.id) checkWithdrawalPin(world, owner, body.pin);
  const amount = amountOf(body.amount);
  const { channelId, account, holder } = body;
  const channel = channelFor(world, owner, { channelId, direction: 'out', amount });
  const isWaiting = world.transactions.some(
    (row) => row.type === 'withdraw' && row.owner.id === owner.id && isOpen(row),
  );
  if (isWaiting) throw new AppError('open_request');
  hold(world, owner.wallet.id, amount);
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
      destination: { account, holder },
    },
    caller,
  );
  noteActivity(world, caller.id, 'withdraw-request', { kind: 'transaction', id: made.id });
  if (caller.id !== owner.id) {
    const subject = { kind: 'transaction', id: made.id } as const;
    notify(world, owner.id, 'balance-returned', newsOf(made), subject);
  }
  tellReviewer(world, made, owner);
  return made;
}

/** The nearest agent above hears of a request. */
function tellReviewer(world: World, transaction: FakeTransaction, owner: FakeUser): void {
  const [agent] = agentsAbove(world, owner);
  if (!agent) return;
  const subject = { kind: 'transaction', id: transaction.id } as const;
  notify(world, agent.id, 'request-received', newsOf(transaction), subject);
}

const givers: readonly FakeUser['role'][] = ['agent', 'admin', 'superadmin'];

/** Nobody gives to himself, and only active players and agents receive. */
function cashIn(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'cash-in'>) {
  const isReceiver = owner.id !== caller.id && ['player', 'agent'].includes(owner.role);
  if (!givers.includes(caller.role) || !isReceiver || owner.status !== 'activated')
    throw new AppError('forbidden');
  checkStatus(caller, false);
  const amount = amountOf(body.amount);
  const made: Made = {
    id: world.nextId('transaction'),
    type: 'cash-in',
    amount: wireOf(amount),
    from: partyOf(caller),
    to: partyOf(owner),
    owner: personOf(owner),
    createdBy: personOf(caller),
    note: body.note ?? null,
  };
  moveBetween(world, { ...made, kind: 'cash-in' }, amount, 0n);
  const added = add(world, made, caller);
  noteActivity(world, caller.id, 'cash-in', { kind: 'transaction', id: added.id });
  const completed = step(world, added, 'completed', caller, { completedAt: world.timeNow() });
  tellOwner(world, completed);
  return completed;
}

function cashOut(world: World, caller: FakeUser, owner: FakeUser, body: Draft<'cash-out'>) {
  const [above] = agentsAbove(world, owner);
  const receiver = owner.id === caller.id ? above : caller;
  const isPayer = ['player', 'agent'].includes(owner.role);
  if (!receiver || !givers.includes(receiver.role) || !isPayer) throw new AppError('forbidden');
  checkStatus(owner, true);
  const amount = amountOf(body.amount);
  hold(world, owner.wallet.id, amount);
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
  noteActivity(world, caller.id, 'cash-out-request', { kind: 'transaction', id: made.id });
  const asked = owner.id === caller.id ? receiver : owner;
  const params = { ...newsOf(made), username: caller.username };
  notify(world, asked.id, 'confirmation-wanted', params, { kind: 'transaction', id: made.id });
  return made;
}

/** Both legs of a transfer between two wallets. */
function moveBetween(
  world: World,
  transfer: Pick<Made, 'id' | 'from' | 'to'> & { kind: 'cash-in' | 'cash-out' },
  amount: bigint,
  fromHold: bigint,
): void {
  const { id: reference = '', from, to, kind } = transfer;
  if (!from || !to) return;
  const out: Words = { key: `ledger.details.${kind}.out`, params: { username: to.username } };
  const into: Words = { key: `ledger.details.${kind}.in`, params: { username: from.username } };
  post(world, from.walletId, { kind, amount: -amount, words: out, reference, fromHold });
  post(world, to.walletId, { kind, amount, words: into, reference });
}

/** Makes a transaction on a wallet. Throws the failures of the row `transaction.create`. */
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

/** Money that a completed transaction moves. */
const settlements: Readonly<Record<TransactionType, (world: World, t: FakeTransaction) => void>> = {
  deposit(world, { id, to, net }) {
    const words = { key: 'ledger.details.deposit' } as const;
    if (to)
      post(world, to.walletId, { kind: 'deposit', amount: minorOf(net), words, reference: id });
  },
  withdraw(world, { id, from, amount }) {
    const words = { key: 'ledger.details.withdraw' } as const;
    const fromHold = minorOf(amount);
    const movement = { kind: 'withdraw', amount: -fromHold, words, reference: id } as const;
    if (from) post(world, from.walletId, { ...movement, fromHold });
  },
  'cash-in': () => undefined,
  'cash-out'(world, transaction) {
    const amount = minorOf(transaction.amount);
    moveBetween(world, { ...transaction, kind: 'cash-out' }, amount, amount);
  },
};

/** Who has to say yes to a cash-out: the side that did not ask for it. */
function confirms(reader: FakeUser, { type, owner, createdBy, to }: FakeTransaction): boolean {
  if (type !== 'cash-out' || createdBy.id === reader.id) return false;
  return owner.id === reader.id || to?.walletId === reader.wallet.id;
}

/** Why a reader may not decide a transaction; `null` when it is the reader's to decide. */
export function refusalOf(
  world: World,
  reader: FakeUser,
  transaction: FakeTransaction,
): 'own_request' | 'forbidden' | null {
  if (confirms(reader, transaction)) return null;
  const { owner, createdBy } = transaction;
  if ([owner.id, createdBy.id].includes(reader.id)) return 'own_request';
  if (seesAll(reader)) return null;
  const isMine =
    reader.role === 'agent' && isBelow(world, reader, found(world.users.get(owner.id)));
  return isMine && transaction.type !== 'cash-out' && !needsSecond(transaction)
    ? null
    : 'forbidden';
}

/** A transaction that the caller may decide as it is. Throws what stands in the way. */
function toDecide(world: World, caller: FakeUser, id: string, version: number): FakeTransaction {
  const transaction = transactionOf(world, id);
  const refusal = refusalOf(world, caller, transaction);
  if (refusal) throw new AppError(refusal);
  if (caller.status === 'restricted' && caller.role === 'agent')
    throw new AppError('account_restricted');
  if (!isOpen(transaction) || transaction.version !== version) throw new AppError('conflict');
  return transaction;
}

/** Takes a request to work. */
export function processTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = toDecide(world, caller, id, version);
  if (transaction.status !== 'pending') throw new AppError('conflict');
  const taken = step(world, transaction, 'processing', caller, { reviewer: personOf(caller) });
  noteActivity(world, caller.id, 'transaction-process', { kind: 'transaction', id: id });
  tellOwner(world, taken);
  return taken;
}

/** Approves: money moves, or the first of two approvals is written down. */
export function completeTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = toDecide(world, caller, id, version);
  const reviewer = personOf(caller);
  if (needsSecond(transaction) && transaction.firstApproval?.id === caller.id)
    throw new AppError('second_person');
  noteActivity(world, caller.id, 'transaction-complete', { kind: 'transaction', id: id });
  if (needsSecond(transaction) && transaction.firstApproval === null)
    return step(world, transaction, 'processing', caller, { reviewer, firstApproval: reviewer });
  settlements[transaction.type](world, transaction);
  const completedAt = world.timeNow();
  const completed = step(world, transaction, 'completed', caller, { reviewer, completedAt });
  tellOwner(world, completed);
  return completed;
}

/** Rejects; what was held is free again. */
export function rejectTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  { version, reason }: { version: number; reason: string },
): FakeTransaction {
  const transaction = toDecide(world, caller, id, version);
  if (transaction.from) hold(world, transaction.from.walletId, -minorOf(transaction.amount));
  const reviewer = personOf(caller);
  const rejected = step(world, transaction, 'rejected', caller, { reviewer, reason });
  noteActivity(world, caller.id, 'transaction-reject', { kind: 'transaction', id: id });
  tellOwner(world, rejected);
  return rejected;
}

/** May the caller take the own request back? */
export const mayCancel = (
  world: World,
  caller: FakeUser,
  transaction: FakeTransaction,
): boolean => {
  const { type, status, owner, createdBy, paidAt, relatesTo } = transaction;
  if (status !== 'pending' || owner.id !== caller.id || createdBy.id !== caller.id) return false;
  if (type === 'deposit') return paidAt === null && relatesTo === null;
  return type !== 'cash-in' && isSwitchedOn(world, 'allowWithdrawCancel');
};

/** The owner takes a request back; what was held is free again. Throws `not_found`, `conflict`. */
export function cancelTransaction(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const transaction = transactionOf(world, id);
  if (transaction.owner.id !== caller.id) throw new AppError('not_found');
  if (transaction.version !== version || !mayCancel(world, caller, transaction))
    throw new AppError('conflict');
  if (transaction.from) hold(world, transaction.from.walletId, -minorOf(transaction.amount));
  noteActivity(world, caller.id, 'transaction-cancel', { kind: 'transaction', id });
  return step(world, transaction, 'rejected', caller, { reason: 'cancelled' });
}

/** May the caller say that the money of a rejected deposit arrived after all? */
export const mayArrive = (world: World, caller: FakeUser, transaction: FakeTransaction): boolean =>
  transaction.type === 'deposit' &&
  transaction.status === 'rejected' &&
  transaction.followedBy === null &&
  refusalOf(world, caller, transaction) === null;

/** Makes a new deposit for money that arrived after its deposit was rejected. */
export function followRejected(
  world: World,
  caller: FakeUser,
  id: string,
  version: number,
): FakeTransaction {
  const old = transactionOf(world, id);
  const refusal = refusalOf(world, caller, old);
  if (refusal) throw new AppError(refusal);
  if (!mayArrive(world, caller, old) || old.version !== version) throw new AppError('conflict');
  const { type, amount, fee, net, to, owner, channel, payment } = old;
  const made = add(
    world,
    {
      ...{ type, amount, fee, net, to, owner, channel, payment },
      createdBy: personOf(caller),
      paidAt: world.timeNow(),
      relatesTo: old.id,
    },
    caller,
  );
  change(world.transactions, old, { followedBy: made.id });
  const subject = { kind: 'transaction', id: made.id } as const;
  noteActivity(world, caller.id, 'transaction-arrived', subject);
  notify(world, owner.id, 'transaction-arrived', newsOf(made), subject);
  return made;
}

/** The owner says that a deposit is paid. Throws `not_found`, `conflict`. */
export function tellPaid(world: World, caller: FakeUser, id: string): FakeTransaction {
  const transaction = transactionOf(world, id);
  if (transaction.owner.id !== caller.id) throw new AppError('not_found');
  if (transaction.type !== 'deposit' || !isOpen(transaction)) throw new AppError('conflict');
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
