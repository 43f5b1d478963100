import { isStaff } from '../../contract/roles.ts';
import { nameKey } from '../../contract/normalize.ts';
import type { Language } from '../../contract/limits.ts';
import { sumMoney } from '../../contract/money.ts';
import type {
  QueueCounts,
  QueuedTransaction,
  Transaction,
  TransactionDetail,
} from '../../contract/schemas/transaction.ts';
import type { HolderMatch, QueueWait, TransactionStatus } from '../../contract/statuses.ts';
import { AppError } from '../../contract/error-codes.ts';
import { translateMessage } from '../../locales/translate-message.ts';
import { maskAccount } from '../../rules/mask.ts';
import { decisionFault, mayInspect, staffReasonsOf } from '../../rules/review-decision.ts';
import { arrivalFault, reviewStepsFor } from '../../rules/review-steps.ts';
import { maySeeTransaction } from '../../rules/transaction-visibility.ts';
import { minuteMs } from './calendar.ts';
import { stepsIn } from './channels.ts';
import { minorOf, wireOf } from './money.ts';
import { duplicatesOf, floatOf, reviewedOf, reviewLimitsOf, risksOf } from './review-facts.ts';
import { isBelow, maySee } from './visibility.ts';
import { mayCancelRequest } from './transaction-steps.ts';
import { isOpen, needsSecond, orderOf, transactionOf } from './transactions.ts';
import { requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';
import { translateText, type TranslatableText } from './translatable-text.ts';

type Review = NonNullable<TransactionDetail['review']>;

/** Age from which a waiting request is late. */
const lateMs = 30 * minuteMs;

/** Describes the transaction from the side of the viewer's wallet. */
function transactionText({ type, from, to }: FakeTransaction, reader: FakeUser): TranslatableText {
  if (type === 'deposit' || type === 'withdraw') return { key: `ledger.details.${type}` };
  const isReceiver = to?.walletId === reader.wallet.id;
  const username = (isReceiver ? from?.username : to?.username) ?? '';
  return { key: `ledger.details.${type}.${isReceiver ? 'in' : 'out'}`, params: { username } };
}

/** A transaction for the viewer's lists. */
export function toTransaction(
  row: FakeTransaction,
  reader: FakeUser,
  language: Language,
): Transaction {
  const { message, ...facts } = row;
  return {
    ...facts,
    ...(message && { reason: translateMessage(language, message) }),
    details: row.details ?? translateText(language, transactionText(row, reader)),
  };
}

/** A transaction that the viewer may see. Throws `not_found` for all others, existing or not. */
export function visibleTransaction(world: World, reader: FakeUser, id: string): FakeTransaction {
  const row = transactionOf(world, id);
  const userOf = (walletId: string | undefined): string | null =>
    [...world.users.values()].find(({ wallet }) => wallet.id === walletId)?.id ?? null;
  const involved = {
    ownerId: row.owner.id,
    createdById: row.createdBy.id,
    fromUserId: userOf(row.from?.walletId),
    toUserId: userOf(row.to?.walletId),
  };
  const isAbove = isBelow(world, reader, requireFound(world.users.get(row.owner.id)));
  if (!maySeeTransaction(reader, involved, isAbove)) throw new AppError('not_found');
  return row;
}

function actionsOf(
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
): TransactionDetail['actions'] {
  const request = reviewedOf(world, row);
  const limits = reviewLimitsOf(world);
  const isToPay = row.type === 'deposit' && row.relatesTo === null && isOpen(row);
  const canPay = isToPay && row.owner.id === reader.id;
  return [
    ...(canPay ? (['pay'] as const) : []),
    ...(mayCancelRequest(world, reader, row) ? (['cancel'] as const) : []),
    ...reviewStepsFor(request, reader, limits, new Date(world.clock.now())),
    ...(arrivalFault(request, reader, limits, row.version) ? [] : (['arrived'] as const)),
  ];
}

const sumOf = (rows: readonly FakeTransaction[]): string =>
  wireOf(sumMoney(rows.map(({ amount }) => minorOf(amount))));

function historyOf(world: World, row: FakeTransaction): Review['history'] {
  const ownTransactions = world.transactions.filter(({ owner }) => owner.id === row.owner.id);
  const done = ownTransactions.filter(({ status }) => status === 'completed');
  const deposits = done.filter(({ type }) => type === 'deposit');
  const withdrawals = done.filter(({ type }) => type === 'withdraw');
  return {
    registeredAt: requireFound(world.users.get(row.owner.id)).createdAt,
    deposits: deposits.length,
    deposited: sumOf(deposits),
    withdrawals: withdrawals.length,
    withdrawn: sumOf(withdrawals),
    rejected: ownTransactions.filter(({ status }) => status === 'rejected').length,
  };
}

/** Returns the side that decides an open request, for viewers who could decide it. */
function decisionOf(
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
): TransactionDetail['decision'] {
  const isChannels = row.type === 'deposit' || row.type === 'withdraw';
  const owner = requireFound(world.users.get(row.owner.id));
  const isAsking = isStaff(reader) || isBelow(world, reader, owner);
  if (!isChannels || !isOpen(row) || !isAsking) return null;
  const reasons = staffReasonsOf(reviewedOf(world, row), reviewLimitsOf(world));
  return { by: reasons.length === 0 ? 'agent' : 'staff', reasons };
}

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

/** A transaction with its timeline, and what the viewer needs for the next step. */
export function toDetail(
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
  language: Language,
): TransactionDetail {
  const decides = mayInspect(reviewedOf(world, row), reader);
  const isOwner = row.owner.id === reader.id;
  const { destination } = row;
  const proof = world.proofs.get(row.id);
  return {
    ...toTransaction(row, reader, language),
    events: row.events.map(({ message, note, ...event }) => ({
      ...event,
      ...(message && { reason: translateMessage(language, message) }),
      note: isStaff(reader) ? note : null,
    })),
    followedBy: row.followedBy,
    payment: isOwner || decides ? paymentOf(world, row, language) : null,
    destination:
      destination && (isOwner || decides)
        ? destination
        : destination && { ...destination, account: maskAccount(destination.account) },
    proof: proof ? { uploadedAt: proof.uploadedAt } : null,
    decision: decisionOf(world, reader, row),
    review:
      decides && !isOwner
        ? {
            needsSecond: needsSecond(world, row),
            holderMatch: holderMatchOf(world, row),
            floatAvailable: row.settledBy && floatOf(world, row.settledBy.id),
            history: historyOf(world, row),
            duplicates: duplicatesOf(world, row),
            // The fake backend has no gateways that would report it.
            notices: [],
            risks: risksOf(world, reader, row),
          }
        : null,
    actions: actionsOf(world, reader, row),
  };
}

/** Comparison of holder and owner's name; the fake backend treats every name as verified. */
function holderMatchOf(world: World, { destination, owner }: FakeTransaction): HolderMatch | null {
  if (!destination) return null;
  const name = world.users.get(owner.id)?.name;
  if (!name) return 'unknown';
  return nameKey(name) === nameKey(destination.holder) ? 'match' : 'mismatch';
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
      const user = requireFound(world.users.get(owner.id));
      return isTaker || (owner.id !== reader.id && maySee(world, reader, user));
    })
    .toReversed();

type Wait = (world: World, row: FakeTransaction, reader: FakeUser) => boolean;

const waits: Readonly<Record<QueueWait, Wait>> = {
  open: () => true,
  second: (_world, { firstApproval }) => firstApproval !== null,
  late: (world, { createdAt }) => Date.parse(createdAt) < world.clock.now() - lateMs,
  mine: (world, row, reader) =>
    !decisionFault('reject', reviewedOf(world, row), reader, reviewLimitsOf(world)),
};

/** Returns whether a request has this status, or waits for this from the viewer. */
export const isInState = (
  world: World,
  reader: FakeUser,
  row: FakeTransaction,
  state: TransactionStatus | QueueWait | undefined,
): boolean =>
  state !== undefined && state in waits
    ? isOpen(row) && waits[state as QueueWait](world, row, reader)
    : (state ?? row.status) === row.status;

/** Totals of a whole queue. */
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
