import type { LimitKind, LimitPeriod } from '../contract/statuses.ts';

/** The part of a limit that its remainder depends on; in minor units, or in minutes. */
export interface UsedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly resetsAt: Date | null;
}

/** Returns the remaining amount of a limit; never below zero. */
export const remainingLimit = ({ amount, used }: UsedLimit): bigint =>
  used < amount ? amount - used : 0n;

/** The limit with the smallest remainder: the lowest of several applies. */
export function tightestLimitOf<Limit extends UsedLimit>(
  limits: readonly Limit[],
): Limit | undefined {
  return limits.reduce<Limit | undefined>(
    (tightest, limit) =>
      tightest && remainingLimit(tightest) <= remainingLimit(limit) ? tightest : limit,
    undefined,
  );
}
