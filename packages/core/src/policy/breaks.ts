import type { BreakLength } from '../contract/statuses.ts';

/** Length of a break. Months are calendar months. */
interface BreakRule {
  readonly days?: number;
  readonly months?: number;
  /** A self-exclusion ends only a day after its time, so that a player does not return on impulse. */
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

/** An indefinite break may be ended by its player after the length of the shortest exclusion. */
const endableAfter: BreakRule = { months: 6, coolOffHours: 0 };

/**
 * Remaining length of an indefinite break after the request to end it, in days.
 * @source ours – after the MGA
 */
const foreverCoolOffDays = 7;

/** Stored end of an indefinite break: the last day with a four-digit year. */
const endOfForever = new Date('9999-12-31T00:00:00Z');

/** Returns whether it is a self-exclusion rather than a time-out. */
export const isExclusion = (length: BreakLength): boolean =>
  length === 'forever' || rules[length].coolOffHours > 0;

function endOf({ days = 0, months = 0, coolOffHours }: BreakRule, from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day: use its last one.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days);
  end.setUTCHours(end.getUTCHours() + coolOffHours);
  return end;
}

/**
 * Returns the end of a break that begins now, including its cool-off. @source ours – lengths after LCCP
 * 3.5.3, PAGCOR and the MGA
 */
export const breakEnd = (length: BreakLength, from: Date): Date =>
  length === 'forever' ? endOfForever : endOf(rules[length], from);

/**
 * Earliest time at which a player who takes a break now may request its end; `null` if it ends
 * automatically.
 */
export const breakEndableAt = (length: BreakLength, from: Date): Date | null =>
  length === 'forever' ? endOf(endableAfter, from) : null;

/** Returns the end of an indefinite break whose end is requested now. */
export const askedBreakEnd = (from: Date): Date =>
  endOf({ days: foreverCoolOffDays, coolOffHours: 0 }, from);

/** A break that would extend the running one by less than this counts as a repeated request; in ms. */
const sameWithinMs = 60_000;

/** Returns whether a running break lasts at least as long as a new one would. @source ours */
export const isBreakCovered = (runsUntil: Date | null, until: Date): boolean =>
  runsUntil !== null && runsUntil.getTime() + sameWithinMs > until.getTime();
