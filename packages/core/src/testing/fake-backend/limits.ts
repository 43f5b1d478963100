import { AppError } from '../../contract/error-codes.ts';
import { sumMoney } from '../../contract/money.ts';
import type { Limit } from '../../contract/schemas/limit.ts';
import type { LimitKind, LimitPeriod } from '../../contract/statuses.ts';
import { limitRoomOf, tightestLimitOf } from '../../rules/limit-room.ts';
import { dayMs } from './calendar.ts';
import { minorOf, wireOf } from './money.ts';
import { wasReversed } from './was-reversed.ts';
import { change, requireFound, type FakeLimit, type FakeUser, type World } from './world.ts';

const periodMs: Readonly<Record<LimitPeriod, number>> = {
  '24h': dayMs,
  '7d': 7 * dayMs,
  month: 30 * dayMs,
};
/** An increase waits this long and has to be confirmed then. */
const waitMs = dayMs;

type Key = Pick<FakeLimit, 'kind' | 'period'>;

const limitOf = (world: World, userId: string, { kind, period }: Key): FakeLimit | undefined =>
  world.limits.find(
    (limit) => limit.userId === userId && limit.kind === kind && limit.period === period,
  );

/** One component of a limit's used amount, in minor units, or in minutes. */
interface Part {
  readonly amount: bigint;
  /** In ms since 1970. */
  readonly at: number;
}

/** Money of the player's wallet by kinds of entry; outgoing money counts. */
const movedBy = (world: World, userId: string, kinds: readonly string[]): Part[] =>
  (world.ledger.get(world.users.get(userId)?.wallet.id ?? '') ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ amount, createdAt }) => ({ amount: -minorOf(amount), at: Date.parse(createdAt) }));

/**
 * Amounts that each kind of limit counts: requested deposits and received cash-in, neither rejected nor
 * reversed; losses, stakes, minutes.
 */
const partsOf: Readonly<Record<LimitKind, (world: World, userId: string) => Part[]>> = {
  deposit: (world, userId) =>
    world.transactions
      .filter(
        (row) =>
          (row.type === 'deposit' || row.type === 'cash-in') &&
          row.owner.id === userId &&
          row.status !== 'rejected' &&
          !wasReversed(world, row),
      )
      .map(({ amount, createdAt }) => ({ amount: minorOf(amount), at: Date.parse(createdAt) })),
  loss: (world, userId) => movedBy(world, userId, ['bet', 'payout', 'refund']),
  stake: (world, userId) => movedBy(world, userId, ['bet', 'refund']),
  session: (world, userId) => {
    const play = world.playSessions.get(userId);
    if (!play) return [];
    return [
      {
        amount: BigInt(Math.floor((world.clock.now() - play.startedAt) / 60_000)),
        at: play.startedAt,
      },
    ];
  },
};

/** Returns the amounts within the current period of a limit. */
function counted(world: World, { userId, kind, period }: FakeLimit): Part[] {
  const since = world.clock.now() - periodMs[period];
  return partsOf[kind](world, userId).filter(({ at }) => at > since);
}

function usedOf(parts: readonly Part[]): bigint {
  const sum = sumMoney(parts.map(({ amount }) => amount));
  return sum > 0n ? sum : 0n;
}

function toLimit(world: World, limit: FakeLimit): Limit {
  const parts = counted(world, limit);
  const oldest = parts.map(({ at }) => at).toSorted((a, b) => a - b)[0];
  return {
    ...limit,
    currency: 'IDR',
    used: wireOf(usedOf(parts)),
    resetsAt: oldest === undefined ? null : new Date(oldest + periodMs[limit.period]).toISOString(),
  };
}

/** Limits of a player. */
export const limitsOf = (world: World, userId: string): Limit[] =>
  world.limits.filter((limit) => limit.userId === userId).map((limit) => toLimit(world, limit));

/** Lowers a limit at once; an increase or removal waits. */
export function setLimit(world: World, userId: string, key: Key, amount: string | null): void {
  const held = limitOf(world, userId, key);
  if (!held) {
    if (amount !== null) world.limits.push({ userId, ...key, amount, pending: null });
    return;
  }
  if (amount !== null && minorOf(amount) <= minorOf(held.amount)) {
    change(world.limits, held, { amount, pending: null });
    return;
  }
  const effectiveAt = new Date(world.clock.now() + waitMs).toISOString();
  change(world.limits, held, { pending: { amount, effectiveAt } });
}

/** Confirms an increase after its waiting period. Throws `not_found`, `conflict`. */
export function confirmLimit(world: World, userId: string, key: Key): void {
  const held = requireFound(limitOf(world, userId, key));
  const { pending } = held;
  if (!pending || Date.parse(pending.effectiveAt) > world.clock.now())
    throw new AppError('conflict');
  if (pending.amount === null) world.limits.splice(world.limits.indexOf(held), 1);
  else change(world.limits, held, { amount: pending.amount, pending: null });
}

/** Returns the remaining amount of the tightest limit of these kinds; `null` without one. */
function roomOf(world: World, userId: string, kinds: readonly LimitKind[]): bigint | null {
  const tightest = tightestLimitOf(
    world.limits
      .filter((limit) => limit.userId === userId && kinds.includes(limit.kind))
      .map((limit) => ({
        ...limit,
        amount: minorOf(limit.amount),
        used: usedOf(counted(world, limit)),
        resetsAt: null,
      })),
  );
  return tightest ? limitRoomOf(tightest) : null;
}

function checkRoom(room: bigint | null, amount: bigint): void {
  if (room === null || amount <= room) return;
  throw new AppError('limit_reached', undefined, { params: { left: wireOf(room) } });
}

/** Asserts that every limit has room for a deposit. Throws `limit_reached`. */
export const checkDeposit = (world: World, userId: string, amount: bigint): void =>
  checkRoom(roomOf(world, userId, ['deposit']), amount);

/** The same for cash-in; the sender learns nothing about the limit. Throws `receiver_limit`. */
export function checkCashIn(world: World, userId: string, amount: bigint): void {
  const room = roomOf(world, userId, ['deposit']);
  if (room !== null && amount > room) throw new AppError('receiver_limit');
}

/** Asserts that every limit has room for a stake. Throws `session_limit`, `limit_reached`. */
export function checkStake(world: World, { id }: FakeUser, stake: bigint): void {
  if (roomOf(world, id, ['session']) === 0n) throw new AppError('session_limit');
  checkRoom(roomOf(world, id, ['stake', 'loss']), stake);
}
