import {
  AppError,
  parseMoney,
  type Currency,
  type Limit,
  type LimitConfirm,
  type LimitSet,
} from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { deleteLimit, findLimits, writeLimit, type LimitRecord } from '../../store/limits.ts';
import { currentTime } from '../../store/rounds.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireTraceableUser } from '../access/visibility.ts';
import { toLimit } from '../wire/to-limit.ts';

/** Waiting period of an increase before it may be confirmed, in milliseconds. @source ours – 24 hours */
export const increaseWaitMs = 24 * 60 * 60 * 1_000;

/** Limits that players set for themselves. Each kind and period has its own amount and time. */
export interface LimitService {
  /** Lists limits: the caller's own, or any user's for staff. @throws AppError `not_found` */
  list(actor: Actor, userId: string): Promise<Limit[]>;
  /**
   * Sets a first limit or lowers one at once; an increase, or a removal by `null`, waits. Meanwhile the
   * current limit applies.
   * @throws AppError `not_found`, `validation`
   */
  set(actor: Actor, userId: string, body: LimitSet): Promise<Limit[]>;
  /** Activates an increase. @throws AppError `not_found`, `conflict` before its time */
  confirm(actor: Actor, userId: string, body: LimitConfirm): Promise<Limit[]>;
}

/** Limits are whole amounts, zero included; times are whole minutes. */
function readLimit({ kind, amount: text }: LimitSet, currency: Currency): bigint | null {
  if (text === null) return null;
  const amount =
    kind === 'session'
      ? /^\d{1,6}$/.test(text)
        ? BigInt(text)
        : undefined
      : parseMoney(text, currency);
  if (amount === undefined) {
    throw new AppError('validation', 'not an amount', {
      errors: { amount: ['validation.format'] },
    });
  }
  return amount;
}

/** Returns whether the change is less strict than the current limit. */
const isLooser = (requested: bigint | null, current: LimitRecord): boolean =>
  requested === null || requested > current.amount;

/** Users may set only their own limits. */
function assertOwn(actor: Actor, userId: string): void {
  if (actor.id !== userId) throw new AppError('not_found');
}

export function createLimitService({ db, currentTime: at }: ServiceDeps): LimitService {
  const read = async (tx: Transaction, userId: string, now: Date): Promise<Limit[]> =>
    (await findLimits(tx, userId, now)).map(toLimit);

  /** Changes one limit under the lock that also serializes deposits of the player. */
  const change = (
    userId: string,
    { kind, period }: LimitConfirm,
    work: (tx: Transaction, current: LimitRecord | undefined, now: Date) => Promise<unknown>,
  ): Promise<Limit[]> =>
    db.transaction(async (tx) => {
      await lockUsersWithWallets(tx, [userId]);
      const now = await currentTime(tx, at?.());
      const limits = await findLimits(tx, userId, now);
      await work(
        tx,
        limits.find((limit) => limit.kind === kind && limit.period === period),
        now,
      );
      return read(tx, userId, now);
    });

  return {
    list: async (actor, userId) => {
      const { id } = await requireTraceableUser(db, actor, userId);
      return (await findLimits(db, id, at?.())).map(toLimit);
    },

    set: async (actor, userId, body) => {
      const { kind, period } = body;
      const { id, currency } = await requireTraceableUser(db, actor, userId);
      assertOwn(actor, id);
      const wanted = readLimit(body, currency);
      return change(id, { kind, period }, async (tx, current, now) => {
        const limit = { userId: id, kind, period, at: now };
        if (!current) {
          if (wanted === null) return;
          await writeLimit(tx, {
            ...limit,
            amount: wanted,
            pendingAmount: null,
            effectiveAt: null,
          });
        } else if (isLooser(wanted, current)) {
          const effectiveAt = new Date(now.getTime() + increaseWaitMs);
          const { amount: inForce } = current;
          await writeLimit(tx, { ...limit, amount: inForce, pendingAmount: wanted, effectiveAt });
        } else if (wanted !== null) {
          await writeLimit(tx, {
            ...limit,
            amount: wanted,
            pendingAmount: null,
            effectiveAt: null,
          });
        }
      });
    },

    confirm: async (actor, userId, { kind, period }) => {
      const { id } = await requireTraceableUser(db, actor, userId);
      assertOwn(actor, id);
      return change(id, { kind, period }, async (tx, current, now) => {
        if (!current?.effectiveAt || current.effectiveAt > now) {
          throw new AppError('conflict', 'no increase of this limit may be confirmed');
        }
        if (current.pendingAmount === null) return deleteLimit(tx, id, { kind, period });
        return writeLimit(tx, {
          userId: id,
          kind,
          period,
          amount: current.pendingAmount,
          pendingAmount: null,
          effectiveAt: null,
          at: now,
        });
      });
    },
  };
}
