import type { RoundStatus } from '../../contract/statuses.ts';

/** Actions of an operator on a round. */
export const roundSteps = ['open', 'last-call', 'close', 'declare', 'undo', 'cancel'] as const;
export type RoundStep = (typeof roundSteps)[number];

interface StepRule {
  readonly from: readonly RoundStatus[];
  readonly to: RoundStatus;
  /** Only during the undo period of a declared result. */
  readonly beforeSettling?: true;
}

/**
 * Allowed transitions of a round. Betting never reopens once closed, which prevents bets on a known
 * result; a cancelled round stays cancelled.
 * @source ours – spec §4 states only that rounds have status updates
 */
const stepRules: Readonly<Record<RoundStep, StepRule>> = {
  open: { from: ['standby', 'last-call'], to: 'open' },
  'last-call': { from: ['open'], to: 'last-call' },
  close: { from: ['open', 'last-call'], to: 'closed' },
  declare: { from: ['closed'], to: 'declared' },
  undo: { from: ['declared'], to: 'closed', beforeSettling: true },
  cancel: {
    from: ['standby', 'open', 'last-call', 'closed', 'declared'],
    to: 'cancelled',
    beforeSettling: true,
  },
};

/** Statuses in which bets are accepted. */
export const bettingStatuses: readonly RoundStatus[] = ['open', 'last-call'];

/** Statuses after which a game may start its next round. */
const finalStatuses: readonly RoundStatus[] = ['settled', 'cancelled'];

/** The part of a round that its steps depend on. */
export interface SteppingRound {
  readonly status: RoundStatus;
  /** End of the undo period; `null` unless declared. */
  readonly settlesAt: Date | string | null;
}

/** Status after a step, or `undefined` when the step is not allowed in the current status. */
export function statusAfter(
  round: SteppingRound,
  step: RoundStep,
  now: Date,
): RoundStatus | undefined {
  const rule = stepRules[step];
  if (!rule.from.includes(round.status)) return undefined;
  const undoIsOver = round.settlesAt !== null && now >= new Date(round.settlesAt);
  return rule.beforeSettling && undoIsOver ? undefined : rule.to;
}

/** Allowed steps of a round, in the order of the table. */
export function allowedSteps(round: SteppingRound, now: Date): RoundStep[] {
  return roundSteps.filter((step) => statusAfter(round, step, now) !== undefined);
}

/** Returns whether a game may start its next round after this one. */
export function isOver(round: { readonly status: RoundStatus }): boolean {
  return finalStatuses.includes(round.status);
}
