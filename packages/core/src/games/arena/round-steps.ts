import type { RoundStatus } from '../../contract/statuses.ts';

/** Actions of an operator on a round. */
export const roundSteps = ['open', 'last-call', 'close', 'declare', 'undo', 'cancel'] as const;
export type RoundStep = (typeof roundSteps)[number];

interface StepRule {
  readonly from: readonly RoundStatus[];
  readonly to: RoundStatus;
  /** Only while a declared result may still be undone. */
  readonly beforeSettling?: true;
}

/**
 * Allowed transitions of a round. Betting never opens again once closed, against bets on a known
 * result; a cancelled round stays so.
 * @source ours – spec §4 says only that rounds have status updates
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

/** Statuses in which bets are taken. */
export const bettingStatuses: readonly RoundStatus[] = ['open', 'last-call'];

/** Statuses after which a game may start its next round. */
const finalStatuses: readonly RoundStatus[] = ['settled', 'cancelled'];

/** A round as far as its steps are concerned. */
export interface SteppingRound {
  readonly status: RoundStatus;
  /** End of the time to undo; `null` unless declared. */
  readonly settlesAt: Date | string | null;
}

/** Status after a step, or `undefined` when the step does not fit the round as it stands now. */
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

/** Steps that fit a round now, in the order of the table. */
export function lawfulSteps(round: SteppingRound, now: Date): RoundStep[] {
  return roundSteps.filter((step) => statusAfter(round, step, now) !== undefined);
}

/** May a game start its next round after this one? */
export function isOver(round: { readonly status: RoundStatus }): boolean {
  return finalStatuses.includes(round.status);
}
