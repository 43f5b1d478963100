import type { Limit, LimitKind } from '@lobi/core/contract';

/** Kinds of which one is mandatory in some jurisdictions; play time is not among them. */
const demanded: readonly LimitKind[] = ['deposit', 'stake', 'loss'];

/** Offered kinds, in display order. */
export const offeredKinds = ['deposit', 'loss', 'session'] as const satisfies LimitKind[];

type Set = readonly Pick<Limit, 'kind'>[];

/** Returns whether the limit that the jurisdiction requires before the first stake is missing. */
export const lacksLimit = (limits: Set, isMandatory: boolean): boolean =>
  isMandatory && !limits.some(({ kind }) => demanded.includes(kind));

interface DepositFacts {
  readonly limits: Set;
  readonly isMandatory: boolean;
  /** The user has never requested a deposit. */
  readonly isFirst: boolean;
}

/**
 * Returns whether limits are offered before a deposit: before the first one, or if one is mandatory,
 * until there is one.
 */
export const offersLimits = ({ limits, isMandatory, isFirst }: DepositFacts): boolean =>
  lacksLimit(limits, isMandatory) || (isFirst && limits.length === 0);
