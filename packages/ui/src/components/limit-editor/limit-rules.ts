import { compareAmounts, subtractAmounts } from '@lobi/formats';

/**
 * Quantity that is limited. `deposit` counts gross deposits; nothing else may be called a deposit
 * limit.
 */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** Time over which a limit counts: 24 hours, 7 days, or a month. */
export type LimitPeriod = '24h' | '7d' | 'month';

/** All periods, shortest first. */
export const limitPeriods: readonly LimitPeriod[] = ['24h', '7d', 'month'];

/** A limit of a player, as the server keeps it. Every limit has a waiting increase of its own. */
export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Decimal text; whole minutes for `session`. In force whatever is pending. */
  readonly amount: string;
  /** Used part of the limit, in the same unit. */
  readonly used?: string | undefined;
  /** ISO 8601; when the count resets. */
  readonly resetsAt?: string | null | undefined;
  /** An increase, or the lifting of the limit, that waits; it changes nothing until it has been confirmed again. */
  readonly pending: {
    /** `null` lifts the limit. */
    readonly amount: string | null;
    /** ISO 8601; from when it may be confirmed. */
    readonly effectiveAt: string;
  } | null;
}

/** Effect of a new amount on a limit: first one, lower, no change, or higher. */
export type LimitChange = 'set' | 'lower' | 'same' | 'raise';

/** @example limitChange('500000', '750000', 'IDR') // 'raise' */
export function limitChange(
  current: string | undefined,
  next: string,
  currency: string,
): LimitChange {
  if (current === undefined) return 'set';
  const order = compareAmounts(next, current, currency);
  if (order === 0) return 'same';
  return order < 0 ? 'lower' : 'raise';
}

/** Whether an increase waits out its time, or may now be confirmed by the player. */
export type PendingState = 'none' | 'waiting' | 'ready';

/** State of the increase of one limit at a moment in ms; a time that cannot be read keeps it waiting. */
export function pendingState({ pending }: Pick<PlayLimit, 'pending'>, now: number): PendingState {
  if (pending === null) return 'none';
  return now >= Date.parse(pending.effectiveAt) ? 'ready' : 'waiting';
}

/** The limit as it will be once the server has taken a new amount. */
export function withNewAmount(
  limit: PlayLimit,
  next: string,
  effectiveAt: string,
  currency: string,
): PlayLimit {
  const change = limitChange(limit.amount, next, currency);
  if (change === 'raise') return { ...limit, pending: { amount: next, effectiveAt } };
  // A lower limit holds at once, and a player who lowers no longer wants the increase.
  return { ...limit, amount: next, pending: null };
}

/** Returns the remaining amount of a limit; never below zero. */
export function leftOf({ amount, used = '0' }: PlayLimit, currency: string): string {
  const left = subtractAmounts(amount, used, currency);
  return compareAmounts(left, '0', currency) < 0 ? '0' : left;
}

/** Of several limits of one kind the one that leaves least: it is the one that counts. */
export function tightestLimit(
  limits: readonly PlayLimit[],
  currency: string,
): PlayLimit | undefined {
  return limits.reduce<PlayLimit | undefined>(
    (tightest, limit) =>
      tightest === undefined ||
      compareAmounts(leftOf(limit, currency), leftOf(tightest, currency), currency) < 0
        ? limit
        : tightest,
    undefined,
  );
}
