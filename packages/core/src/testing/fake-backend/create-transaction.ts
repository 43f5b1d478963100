import { AppError } from '../../contract/error-codes.ts';
import type { AdminChannel } from '../../contract/schemas/channel.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import type { TransactionType } from '../../contract/statuses.ts';
import {
  assertMayOpenDeposit,
  needsCashInApproval,
  depositExpiresMs,
} from '../../rules/deposit-terms.ts';
import {
  assertMayCashIn,
  assertMayCashOut,
  assertMayDeposit,
  assertMayPayOut,
  assertMayTakeCash,
} from '../../rules/request-access.ts';
import { assertDailyRoom, channelFor, feeFor, placeOf, settlingAgentOf } from './channels.ts';
import { checkCashIn, checkDeposit } from './limits.ts';
import { amountOf, holdFunds, minorOf, wireOf } from './money.ts';
import { agentsAbove, recordActivity, notify } from './news.ts';
import { amountSetting } from './settings.ts';
import { ownerOf } from './visibility.ts';
import { type FakeTransaction, type FakeUser, type World } from './world.ts';
import { checkWithdrawalPin } from './withdrawal-pins.ts';
import {
  personOf,
  isOpen,
  newsOf,
  addStep,
  notifyOwner,
  addTransaction,
  moveBetween,
} from './transactions.ts';

type Draft<Type extends TransactionType> = Extract<TransactionCreate, { readonly type: Type }>;

const partyOf = ({ wallet, username }: FakeUser) => ({ walletId: wallet.id, username });

/** A code with which no other open deposit of the channel has the same amount. */
function uniqueCode(world: World, channelId: string, amount: bigint): bigint {
  const taken = world.transactions
    .filter((row) => row.channel?.id === channelId && row.payment !== null && isOpen(row))
    .map(({ payment }) => minorOf(payment?.exact ?? '0'));
  let code = 382n;
  while (taken.includes(amount + code)) code = (code % 999n) + 1n;
  return code;
}

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
  const made = addTransaction(
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
  notifyOwner(world, addStep(world, due, 'rejected', null, { reason: 'expired' }));
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
  const made = addTransaction(
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
    const waiting = addTransaction(world, made, caller);
    recordActivity(world, caller.id, 'cash-in', { kind: 'transaction', id: waiting.id });
    return waiting;
  }
  const { id, from, to } = made;
  moveBetween(world, { id, from, to, kind: 'cash-in' }, amount, 0n);
  const added = addTransaction(world, made, caller);
  recordActivity(world, caller.id, 'cash-in', { kind: 'transaction', id: added.id });
  const completed = addStep(world, added, 'completed', caller, { completedAt: world.timeNow() });
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
  const made = addTransaction(
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
