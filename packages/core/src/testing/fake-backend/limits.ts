import { AppError } from '../../contract/error-codes.ts';
import { sumMoney } from '../../contract/money.ts';
import type { Limit } from '../../contract/schemas/limit.ts';
import type { LimitPeriod } from '../../contract/statuses.ts';
import { dayMs } from './calendar.ts';
import { minorOf, wireOf } from './money.ts';
import { change, found, type FakeLimit, type FakeTransaction, type World } from './world.ts';

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

/** Deposits asked for in the last part of time and not refused, oldest first. */
function counted(world: World, { userId, period }: FakeLimit): FakeTransaction[] {
  const since = world.clock.now() - periodMs[period];
  return world.transactions
    .filter(({ type, owner, status, createdAt }) => {
      const isCounted = type === 'deposit' && owner.id === userId && status !== 'rejected';
      return isCounted && Date.parse(createdAt) > since;
    })
    .toReversed();
}

const usedOf = (deposits: readonly FakeTransaction[]): bigint =>
  sumMoney(deposits.map(({ amount }) => minorOf(amount)));

function toLimit(world: World, limit: FakeLimit): Limit {
  const deposits = counted(world, limit);
  const oldest = deposits[0];
  return {
    ...limit,
    currency: 'IDR',
    used: wireOf(usedOf(deposits)),
    resetsAt: oldest
      ? new Date(Date.parse(oldest.createdAt) + periodMs[limit.period]).toISOString()
      : null,
  };
}

/** Limits of a player. */
export const limitsOf = (world: World, userId: string): Limit[] =>
  world.limits.filter((limit) => limit.userId === userId).map((limit) => toLimit(world, limit));

/** Lowers a limit at once; a higher one, or none, waits. */
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

/** Confirms an increase whose time has come. Throws `not_found`, `conflict`. */
export function confirmLimit(world: World, userId: string, key: Key): void {
  const held = found(limitOf(world, userId, key));
  const { pending } = held;
  if (!pending || Date.parse(pending.effectiveAt) > world.clock.now())
    throw new AppError('conflict');
  if (pending.amount === null) world.limits.splice(world.limits.indexOf(held), 1);
  else change(world.limits, held, { amount: pending.amount, pending: null });
}

/** Lets a deposit through only if every limit has room for it. Throws `limit_reached`. */
export function checkDeposit(world: World, userId: string, amount: bigint): void {
  const rooms = world.limits
    .filter((limit) => limit.userId === userId)
    .map((limit) => minorOf(limit.amount) - usedOf(counted(world, limit)));
  for (const room of rooms.toSorted((a, b) => Number(a - b)))
    if (amount > room)
      throw new AppError('limit_reached', undefined, {
        params: { left: wireOf(room > 0n ? room : 0n) },
      });
}
