import type { RoundStatus } from '@lobi/core/contract';

/** What an operator may do to a round. */
export type RoundStep = 'open' | 'last-call' | 'close' | 'declare' | 'undo' | 'cancel';

interface StepRule {
  readonly from: readonly RoundStatus[];
  readonly to: RoundStatus;
  /** Only while a declared result may still be undone. */
  readonly beforeSettling?: true;
}

/**
 * Who goes where. Betting never opens again once closed, against bets on a known result; a
 * cancelled round stays so.
 * @source ours – domain.md 2.3
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

/** A round as far as its steps are concerned. */
export interface SteppingRound {
  readonly status: RoundStatus;
  /** End of the time to undo; `null` unless declared. */
  readonly settlesAt: Date | null;
}

/** Status after a step, or `undefined` when the step does not fit the round as it stands now. */
export function statusAfter(
  round: SteppingRound,
  step: RoundStep,
  now: Date,
): RoundStatus | undefined {
  const rule = stepRules[step];
  if (!rule.from.includes(round.status)) return undefined;
  const undoIsOver = round.settlesAt !== null && now >= round.settlesAt;
  return rule.beforeSettling && undoIsOver ? undefined : rule.to;
}
