import type { Limit, LimitKind } from '@lobi/core/contract';

/** Kinds of which one is needed where the place demands a limit; time played is not among them. */
const demanded: readonly LimitKind[] = ['deposit', 'stake', 'loss'];

/** Kinds that are offered, in the order of the step. */
export const offeredKinds = ['deposit', 'loss', 'session'] as const satisfies LimitKind[];

type Set = readonly Pick<Limit, 'kind'>[];

/** Is the limit still missing that the place demands before the first stake? */
export const lacksLimit = (limits: Set, isMandatory: boolean): boolean =>
  isMandatory && !limits.some(({ kind }) => demanded.includes(kind));

interface DepositFacts {
  readonly limits: Set;
  readonly isMandatory: boolean;
  /** The reader has never asked for a deposit. */
  readonly isFirst: boolean;
}

/** Are limits offered before a deposit? Where one is demanded, before every deposit until there is one. */
export const offersLimits = ({ limits, isMandatory, isFirst }: DepositFacts): boolean =>
  lacksLimit(limits, isMandatory) || (isFirst && limits.length === 0);
