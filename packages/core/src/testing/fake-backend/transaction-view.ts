import type { Language } from '../../contract/limits.ts';
import { sumMoney } from '../../contract/money.ts';
import type {
  QueueCounts,
  QueuedTransaction,
  Transaction,
  TransactionDetail,
} from '../../contract/schemas/transaction.ts';
import {
  credentialActions,
  type QueueWait,
  type TransactionStatus,
} from '../../contract/statuses.ts';
import { AppError } from '../../contract/error-codes.ts';
import { dayMs, minuteMs } from './calendar.ts';
import { stepsIn } from './channels.ts';
import { minorOf, wireOf } from './money.ts';
import { maySee } from './sight.ts';
import {
  isOpen,
  mayArrive,
  mayCancel,
  needsSecond,
  orderOf,
  refusalOf,
  transactionOf,
} from './transactions.ts';
import { found, type FakeTransaction, type FakeUser, type World } from './world.ts';
import { say, type Words } from './words.ts';

type Review = NonNullable<TransactionDetail['review']>;

/** A request that waits for longer than this is late. */
const lateMs = 30 * minuteMs;

/** What happened, from the side of the reader's wallet. */
function wordsOf({ type, from, to }: FakeTransaction, reader: FakeUser): Words {
  if (type === 'deposit' || type === 'withdraw') return { key: `ledger.details.${type}` };
  const isReceiver = to?.walletId === reader.wallet.id;
  const username = (isReceiver ? from?.username : to?.username) ?? '';
  return { key: `ledger.details.${type}.${isReceiver ? 'in' : 'out'}`, params: { username } };
}

/** A transaction as a reader's list shows it. */
export function toTransaction(
  row: FakeTransaction,
  reader: FakeUser,
  language: Language,
): Transaction {
  return { ...row, details: row.details ?? say(language, wordsOf(row, reader)) };
}

/** A transaction that the reader may look at: its parties, the agents above, and staff. */
export function visibleTransaction(world: World, reader: FakeUser, id: string): FakeTransaction {
  const row = transactionOf(world, id);
  const isParty = [row.from?.walletId, row.to?.walletId].includes(reader.wallet.id);
  if (!isParty && !maySee(world, reader, found(world.users.get(row.owner.id))))
    throw new AppError('not_found');
  return row;
}

function actionsOf(
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
): TransactionDetail['actions'] {
  if (mayArrive(world, reader, row)) return ['arrived'];
  if (!isOpen(row)) return [];
  const cancel = mayCancel(world, reader, row) ? (['cancel'] as const) : [];
  const canPay = row.type === 'deposit' && row.owner.id === reader.id && row.paidAt === null;
  if (canPay) return ['pay', ...cancel];
  if (refusalOf(world, reader, row) !== null) return [...cancel];
  const isWaiting = row.status === 'pending' && row.type !== 'cash-out';
  const isSecond = row.firstApproval?.id !== reader.id;
  return [
    ...(isWaiting ? (['process'] as const) : []),
    ...(isSecond ? (['complete'] as const) : []),
    'reject',
  ];
}

const sumOf = (rows: readonly FakeTransaction[]): string =>
  wireOf(sumMoney(rows.map(({ amount }) => minorOf(amount))));

function historyOf(world: World, row: FakeTransaction): Review['history'] {
  const own = world.transactions.filter(({ owner }) => owner.id === row.owner.id);
  const done = own.filter(({ status }) => status === 'completed');
  const deposits = done.filter(({ type }) => type === 'deposit');
  const withdrawals = done.filter(({ type }) => type === 'withdraw');
  return {
    registeredAt: found(world.users.get(row.owner.id)).createdAt,
    deposits: deposits.length,
    deposited: sumOf(deposits),
    withdrawals: withdrawals.length,
    withdrawn: sumOf(withdrawals),
    rejected: own.filter(({ status }) => status === 'rejected').length,
  };
}

type Alike = Review['duplicates'][number]['alike'];

function alikeOf(world: World, row: FakeTransaction, other: FakeTransaction): Alike | null {
  const proof = world.proofs.get(row.id)?.data;
  if (proof !== undefined && world.proofs.get(other.id)?.data === proof) return 'proof';
  const { destination } = row;
  const isElsewhere = other.owner.id !== row.owner.id;
  if (destination && other.destination?.account === destination.account && isElsewhere)
    return 'destination';
  const gapMs = Math.abs(Date.parse(row.createdAt) - Date.parse(other.createdAt));
  const isSame = other.type === row.type && other.amount === row.amount && !isElsewhere;
  return isSame && gapMs < dayMs ? 'amount' : null;
}

function duplicatesOf(world: World, row: FakeTransaction): Review['duplicates'] {
  return world.transactions.flatMap((other) => {
    const alike = other.id === row.id ? null : alikeOf(world, row, other);
    const { id, owner, amount, status, createdAt } = other;
    return alike ? [{ id, alike, username: owner.username, amount, status, createdAt }] : [];
  });
}

/** Has the owner changed what proves who they are within the day before? */
const hasNewCredentials = (world: World, { owner, createdAt }: FakeTransaction): boolean =>
  world.activity.some((row) => {
    const before = Date.parse(createdAt) - Date.parse(row.createdAt);
    const isOwn = row.userId === owner.id && credentialActions.includes(row.action);
    return isOwn && before >= 0 && before < dayMs;
  });

/** Has somebody who is paid to the owner's account bet on the other side of a fight of the owner's? */
function betsAgainstLinked(world: World, { owner, destination }: FakeTransaction): boolean {
  const linked = world.transactions.filter(
    (other) =>
      destination &&
      other.owner.id !== owner.id &&
      other.destination?.account === destination.account,
  );
  const wallets = new Set(linked.map((other) => found(world.users.get(other.owner.id)).wallet.id));
  const own = found(world.users.get(owner.id)).wallet.id;
  return world.bets.some(
    (bet) =>
      bet.walletId === own &&
      world.bets.some(
        ({ roundId, walletId, selection }) =>
          roundId === bet.roundId && wallets.has(walletId) && selection !== bet.selection,
      ),
  );
}

/** Reasons that this reviewer is told; what goes on between places is beyond a fake. */
function risksOf(world: World, reader: FakeUser, row: FakeTransaction): Review['risks'] {
  const at = Date.parse(row.createdAt);
  const earlier = world.transactions.filter(
    ({ id, owner, createdAt }) =>
      id !== row.id && owner.id === row.owner.id && Date.parse(createdAt) < at,
  );
  const isKnown = earlier.some(
    ({ destination }) => destination?.account === row.destination?.account,
  );
  const isFast = earlier.some(
    ({ type, createdAt }) => type === 'deposit' && at - Date.parse(createdAt) < 60 * minuteMs,
  );
  const registered = Date.parse(found(world.users.get(row.owner.id)).createdAt);
  const isOut = row.type === 'withdraw';
  const checks = [
    ['new-account', at - registered < 7 * dayMs],
    ['new-destination', isOut && !isKnown],
    ['new-credentials', isOut && hasNewCredentials(world, row)],
    ['fast-withdraw', isOut && isFast],
    ['large-amount', needsSecond(row)],
    ['opposite-bets', isOut && reader.role !== 'agent' && betsAgainstLinked(world, row)],
  ] as const;
  return checks.flatMap(([risk, applies]) => (applies ? [risk] : []));
}

const masked = (account: string): string => `•••• ${account.slice(-4)}`;

function paymentOf(
  world: World,
  row: FakeTransaction,
  language: Language,
): TransactionDetail['payment'] {
  const channel = row.channel && world.channels.get(row.channel.id);
  if (!row.payment || !isOpen(row)) return null;
  const steps = channel ? stepsIn(language, channel) : row.payment.steps;
  return { ...row.payment, order: orderOf(row), steps };
}

/** A transaction with its course, and what its reader needs to go on. */
export function toDetail(
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
  language: Language,
): TransactionDetail {
  const decides = refusalOf(world, reader, row) === null;
  const isOwner = row.owner.id === reader.id;
  const { destination } = row;
  const proof = world.proofs.get(row.id);
  return {
    ...toTransaction(row, reader, language),
    events: row.events,
    followedBy: row.followedBy,
    payment: isOwner || decides ? paymentOf(world, row, language) : null,
    destination:
      destination && (isOwner || decides)
        ? destination
        : destination && { ...destination, account: masked(destination.account) },
    proof: proof ? { uploadedAt: proof.uploadedAt } : null,
    review:
      decides && !isOwner
        ? {
            needsSecond: needsSecond(row),
            history: historyOf(world, row),
            duplicates: duplicatesOf(world, row),
            // The fake backend has no gateways that would tell.
            notices: [],
            risks: risksOf(world, reader, row),
          }
        : null,
    actions: actionsOf(world, reader, row),
  };
}

/** A transaction as the queue shows it. */
export const toQueued = (
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
  language: Language,
): QueuedTransaction => ({
  ...toTransaction(row, reader, language),
  risks: isOpen(row) ? risksOf(world, reader, row) : [],
});

/** Transactions of those below an agent, or of everyone for staff; oldest first. */
export const queueOf = (world: World, reader: FakeUser): FakeTransaction[] =>
  world.transactions
    .filter(({ owner, to }) => {
      const isTaker = to?.walletId === reader.wallet.id && owner.id !== reader.id;
      const user = found(world.users.get(owner.id));
      return isTaker || (owner.id !== reader.id && maySee(world, reader, user));
    })
    .toReversed();

type Wait = (world: World, row: FakeTransaction, reader: FakeUser) => boolean;

const waits: Readonly<Record<QueueWait, Wait>> = {
  open: () => true,
  second: (_world, { firstApproval }) => firstApproval !== null,
  late: (world, { createdAt }) => Date.parse(createdAt) < world.clock.now() - lateMs,
  mine: (world, row, reader) => refusalOf(world, reader, row) === null,
};

/** Has a request this status, or does it wait for this, to its reader? */
export const isInState = (
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
  state: TransactionStatus | QueueWait | undefined,
): boolean =>
  state !== undefined && state in waits
    ? isOpen(row) && waits[state as QueueWait](world, row, reader)
    : (state ?? row.status) === row.status;

/** Sums over a whole queue. */
export function countsOf(
  world: World,
  reader: FakeUser,
  queue: readonly FakeTransaction[],
): QueueCounts {
  const open = queue.filter(isOpen);
  const count = (test: (row: FakeTransaction) => boolean): number => open.filter(test).length;
  return {
    pending: count(({ status }) => status === 'pending'),
    processing: count(({ status }) => status === 'processing'),
    second: count((row) => waits.second(world, row, reader)),
    late: count((row) => waits.late(world, row, reader)),
  };
}
