import type { BreakLength } from '../contract/statuses.ts';

/** A break as it is counted. Months are those of the calendar. */
interface BreakRule {
  readonly days?: number;
  readonly months?: number;
  /** A self-exclusion ends only a day after its time, so that nobody plays on the spur of the moment. */
  readonly coolOffHours: number;
}

const rules: Readonly<Record<BreakLength, BreakRule>> = {
  '24h': { days: 1, coolOffHours: 0 },
  '1w': { days: 7, coolOffHours: 0 },
  '1m': { months: 1, coolOffHours: 0 },
  '6w': { days: 42, coolOffHours: 0 },
  '6m': { months: 6, coolOffHours: 24 },
  '1y': { months: 12, coolOffHours: 24 },
  '5y': { months: 60, coolOffHours: 24 },
};

/** Is it a self-exclusion, and not a mere time-out? */
export const isExclusion = (length: BreakLength): boolean => rules[length].coolOffHours > 0;

/** When a break that begins now is over, its cool-off included. @source ours – lengths after LCCP 3.5.3 and PAGCOR */
export function breakEnd(length: BreakLength, from: Date): Date {
  const { days = 0, months = 0, coolOffHours } = rules[length];
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day: its last one.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days);
  end.setUTCHours(end.getUTCHours() + coolOffHours);
  return end;
}
