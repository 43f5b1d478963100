import { compareAmounts, subtractAmounts } from '@lobi/formats';

/**
 * Quantity that is limited. `deposit` counts gross deposits; nothing else may be called a deposit
 * limit.
 */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** Period of a limit: 24 hours, 7 days, or a month. */
export type LimitPeriod = '24h' | '7d' | 'month';

/** All periods, shortest first. */
export const limitPeriods: readonly LimitPeriod[] = ['24h', '7d', 'month'];

/** A limit of a player, as stored by the server. Every limit has its own pending increase. */
export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Decimal text; whole minutes for `session`. Applies regardless of a pending increase. */
  readonly amount: string;
  /** Used part of the limit, in the same unit. */
  readonly used?: string | undefined;
  /** ISO 8601; when the count resets. */
  readonly resetsAt?: string | null | undefined;
  /** A pending increase, or removal of the limit; without effect until it is confirmed again. */
  readonly pending: {
    /** `null` removes the limit. */
    readonly amount: string | null;
    /** ISO 8601; earliest time at which it can be confirmed. */
    readonly effectiveAt: string;
  } | null;
}

/** Effect of a new amount on a limit: first, decrease, unchanged, or increase. */
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

/** Whether an increase is still waiting or can be confirmed by the player. */
export type PendingState = 'none' | 'waiting' | 'ready';

/** State of a pending increase at a time in ms; an invalid time keeps it waiting. */
export function pendingState({ pending }: Pick<PlayLimit, 'pending'>, now: number): PendingState {
  if (pending === null) return 'none';
  return now >= Date.parse(pending.effectiveAt) ? 'ready' : 'waiting';
}

/** Returns the limit after the server has accepted a new amount. */
export function withNewAmount(
  limit: PlayLimit,
  next: string,
  effectiveAt: string,
  currency: string,
): PlayLimit {
  const change = limitChange(limit.amount, next, currency);
  if (change === 'raise') return { ...limit, pending: { amount: next, effectiveAt } };
  // A decrease applies at once, and cancels a pending increase.
  return { ...limit, amount: next, pending: null };
}

/** Returns the remaining amount of a limit; never below zero. */
export function remainingAmount({ amount, used = '0' }: PlayLimit, currency: string): string {
  const left = subtractAmounts(amount, used, currency);
  return compareAmounts(left, '0', currency) < 0 ? '0' : left;
}

/** Returns the limit with the smallest remainder among those of one kind, which applies. */
export function tightestLimit(
  limits: readonly PlayLimit[],
  currency: string,
): PlayLimit | undefined {
  return limits.reduce<PlayLimit | undefined>(
    (tightest, limit) =>
      tightest === undefined ||
      compareAmounts(
        remainingAmount(limit, currency),
        remainingAmount(tightest, currency),
        currency,
      ) < 0
        ? limit
        : tightest,
    undefined,
  );
}
