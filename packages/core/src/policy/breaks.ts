import type { BreakLength } from '../contract/statuses.ts';

/** A break as it is counted. Months are those of the calendar. */
interface BreakRule {
  readonly days?: number;
  readonly months?: number;
  /**
   * A self-exclusion ends only a day after its time, so that a player does not play on the spur of
   * the moment.
   */
  readonly coolOffHours: number;
}

type LengthWithEnd = Exclude<BreakLength, 'forever'>;

const rules: Readonly<Record<LengthWithEnd, BreakRule>> = {
  '24h': { days: 1, coolOffHours: 0 },
  '1w': { days: 7, coolOffHours: 0 },
  '1m': { months: 1, coolOffHours: 0 },
  '6w': { days: 42, coolOffHours: 0 },
  '6m': { months: 6, coolOffHours: 24 },
  '1y': { months: 12, coolOffHours: 24 },
  '5y': { months: 60, coolOffHours: 24 },
};

/** A break without an end may be ended by who took it after as long as the shortest exclusion. */
const endableAfter: BreakRule = { months: 6, coolOffHours: 0 };

/**
 * Remaining length of an indefinite break after the request to end it, in days.
 * @source ours – after the MGA
 */
const foreverCoolOffDays = 7;

/** End of a break without one: the last day that is written with four digits. */
const endOfForever = new Date('9999-12-31T00:00:00Z');

/** Is it a self-exclusion, and not a mere time-out? */
export const isExclusion = (length: BreakLength): boolean =>
  length === 'forever' || rules[length].coolOffHours > 0;

function endOf({ days = 0, months = 0, coolOffHours }: BreakRule, from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day: its last one.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days);
  end.setUTCHours(end.getUTCHours() + coolOffHours);
  return end;
}

/** When a break that begins now is over, its cool-off included. @source ours – lengths after LCCP 3.5.3, PAGCOR and the MGA */
export const breakEnd = (length: BreakLength, from: Date): Date =>
  length === 'forever' ? endOfForever : endOf(rules[length], from);

/**
 * Time from which a player who takes a break now may request its end; `null` if it ends
 * automatically.
 */
export const breakEndableAt = (length: BreakLength, from: Date): Date | null =>
  length === 'forever' ? endOf(endableAfter, from) : null;

/** When a break without an end is over whose end is asked for now. */
export const askedBreakEnd = (from: Date): Date =>
  endOf({ days: foreverCoolOffDays, coolOffHours: 0 }, from);

/** A break that would last so little longer than the one that runs is that one, asked for twice; in ms. */
const sameWithinMs = 60_000;

/** Does a break that runs until a time last as long as a new one would? @source ours */
export const isBreakCovered = (runsUntil: Date | null, until: Date): boolean =>
  runsUntil !== null && runsUntil.getTime() + sameWithinMs > until.getTime();
