import type { DateRange } from './calendar-dates.ts';

/** Earliest and latest date, `YYYY-MM-DD`. */
export interface DateBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Reason why a date or a range is invalid. */
export type DateProblem = 'order' | 'min' | 'max';

const isWhole = (date: string): boolean => /^\d{4,}-\d\d-\d\d$/.test(date);

/** Dates of equal length are compared as text; a year may temporarily have five digits while it is typed. */
const isBefore = (first: string, second: string): boolean =>
  first.padStart(12, '0') < second.padStart(12, '0');

/** Returns the problem of a date. An incomplete one has none. */
export function dateProblem(date: string, { min, max }: DateBounds): DateProblem | undefined {
  if (!isWhole(date)) return undefined;
  if (min !== undefined && isBefore(date, min)) return 'min';
  if (max !== undefined && isBefore(max, date)) return 'max';
  return undefined;
}

/** Returns the problem of a range; open ends are valid. */
export function rangeProblem({ from, to }: DateRange, bounds: DateBounds): DateProblem | undefined {
  if (isWhole(from) && isWhole(to) && isBefore(to, from)) return 'order';
  return dateProblem(from, bounds) ?? dateProblem(to, bounds);
}
