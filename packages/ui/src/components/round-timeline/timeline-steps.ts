import type { RoundStatus } from '../game-card/game.types.ts';

/** A step of a round. `declared` includes paying. */
export type TimelineStep =
  | 'standby'
  | 'open'
  | 'last-call'
  | 'closed'
  | 'declared'
  | 'settled'
  | 'cancelled';

/** Status of a step. */
export type StepState = 'done' | 'now' | 'ahead';

export interface TimelineEntry {
  readonly step: TimelineStep;
  readonly state: StepState;
  /** ISO 8601, or `null` if unknown. */
  readonly at: string | null;
}

/** Known times of the steps of a round. ISO 8601. */
export type TimelineTimes = Readonly<Partial<Record<TimelineStep, string | null>>>;

const usual: readonly TimelineStep[] = [
  'standby',
  'open',
  'last-call',
  'closed',
  'declared',
  'settled',
];

const stepOf: Readonly<Record<RoundStatus, TimelineStep>> = {
  standby: 'standby',
  open: 'open',
  'last-call': 'last-call',
  closed: 'closed',
  declared: 'declared',
  settling: 'declared',
  settled: 'settled',
  cancelled: 'cancelled',
};

/**
 * Steps of a round in order. A cancelled round ends after the steps that it passed; a settled one has no
 * upcoming steps.
 */
export function timelineSteps(status: RoundStatus, times: TimelineTimes): readonly TimelineEntry[] {
  const at = (step: TimelineStep): string | null => times[step] ?? null;
  if (status === 'cancelled') {
    const passed = usual.filter((step) => at(step) !== null);
    return [
      ...passed.map((step): TimelineEntry => ({ step, state: 'done', at: at(step) })),
      { step: 'cancelled', state: 'now', at: at('cancelled') },
    ];
  }
  const current = usual.indexOf(stepOf[status]);
  return usual.map((step, index) => ({
    step,
    state: index === current ? 'now' : index < current ? 'done' : 'ahead',
    at: index <= current ? at(step) : null,
  }));
}
