import type { LimitKind, LimitPeriod } from '@lobi/core/contract';

/** A limit as far as its room asks; in minor units, or in minutes. */
export interface UsedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly resetsAt: Date | null;
}

/** What a limit leaves; never below zero. */
export const roomOf = ({ amount, used }: UsedLimit): bigint => (used < amount ? amount - used : 0n);

/** The limit that leaves least: the lowest of several applies. */
export function tightestOf<Limit extends UsedLimit>(limits: readonly Limit[]): Limit | undefined {
  return limits.reduce<Limit | undefined>(
    (least, limit) => (least && roomOf(least) <= roomOf(limit) ? least : limit),
    undefined,
  );
}
