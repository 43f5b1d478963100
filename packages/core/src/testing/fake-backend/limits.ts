import { AppError } from '../../contract/error-codes.ts';
import { sumMoney } from '../../contract/money.ts';
import type { Limit } from '../../contract/schemas/limit.ts';
import type { LimitKind, LimitPeriod } from '../../contract/statuses.ts';
import { assertDepositFits, assertStakeFits } from '../../rules/limit-reached.ts';
import type { UsedLimit } from '../../rules/remaining-limit.ts';
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

/** When the oldest part leaves the period; `null` without one. */
function resetOf({ period }: FakeLimit, parts: readonly Part[]): Date | null {
  const [oldest] = parts.map(({ at }) => at).toSorted((a, b) => a - b);
  return oldest === undefined ? null : new Date(oldest + periodMs[period]);
}

function toLimit(world: World, limit: FakeLimit): Limit {
  const parts = counted(world, limit);
  return {
    ...limit,
    currency: 'IDR',
    used: wireOf(usedOf(parts)),
    resetsAt: resetOf(limit, parts)?.toISOString() ?? null,
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

/** A player's limits in the form of the limit rules. */
const usedLimits = (world: World, userId: string): UsedLimit[] =>
  world.limits
    .filter((limit) => limit.userId === userId)
    .map((limit) => {
      const parts = counted(world, limit);
      const amount = minorOf(limit.amount);
      return { ...limit, amount, used: usedOf(parts), resetsAt: resetOf(limit, parts) };
    });

/** Asserts that every limit has room for a deposit. Throws `limit_reached`. */
export const checkDeposit = (world: World, userId: string, amount: bigint): void =>
  assertDepositFits(usedLimits(world, userId), amount, 'IDR');

/** The same for cash-in; the sender learns nothing about the limit. Throws `receiver_limit`. */
export function checkCashIn(world: World, userId: string, amount: bigint): void {
  try {
    checkDeposit(world, userId, amount);
  } catch (cause) {
    throw new AppError('receiver_limit', undefined, { cause });
  }
}

/** Asserts that every limit has room for a stake. Throws `session_limit`, `limit_reached`. */
export const checkStake = (world: World, { id }: FakeUser, stake: bigint): void =>
  assertStakeFits(usedLimits(world, id), stake, 'IDR');

/** Returns whether the player has a limit of deposits, stakes or losses. */
export const hasMoneyLimit = (world: World, userId: string): boolean =>
  world.limits.some((limit) => limit.userId === userId && limit.kind !== 'session');
