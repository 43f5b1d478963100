import { addDays, isDay } from './calendar.ts';
import { reportDays } from './limits.ts';
import type { ValidationIssue } from './validation.ts';

/** First and last day of a report, both included, as `2026-11-01`. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the days of a requested report, or what is invalid. Default end: today; default start: the
 * default number of days earlier.
 * @param today in the platform's time zone
 */
export function readReportRange(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): ReportRange | ValidationIssue {
  for (const field of ['from', 'to'] as const) {
    const day = query[field];
    if (day !== undefined && !isDay(day)) return { field, key: 'validation.format', params: {} };
  }
  const { to = today, from = addDays(to, 1 - reportDays.usual) } = query;
  if (to < from)
    return query.to === undefined
      ? { field: 'from', key: 'validation.startAfterEnd', params: { day: to } }
      : { field: 'to', key: 'validation.endBeforeStart', params: { day: from } };
  const earliest = addDays(to, 1 - reportDays.longest);
  if (from < earliest) {
    const params = { days: reportDays.longest, day: earliest };
    return { field: 'from', key: 'validation.rangeTooLong', params };
  }
  return { from, to };
}
