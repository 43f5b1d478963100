import { addDays, isDay, reportDays } from '@lobi/core/contract';
import { useSearchParams } from 'react-router-dom';
import { isUnknown, useUnknownParams } from '../../../page/use-unknown-params.ts';

/** Keys by which the rows of a report can be grouped. */
export const reportGroups = ['day', 'game', 'agent'] as const;
export type ReportGroup = (typeof reportGroups)[number];

const dayOf = (text: string | null): string | undefined =>
  text !== null && isDay(text) ? text : undefined;

/** Today in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** Range and grouping of a report. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
  readonly group: ReportGroup;
}

/**
 * Reads the range from the address. Invalid dates are replaced by the last week, an unavailable grouping
 * by days. The server decides whether the range is allowed.
 */
export function readRange(
  search: URLSearchParams,
  timeZone: string,
  now: number,
  groups: readonly ReportGroup[] = reportGroups,
): ReportRange {
  const [from, to, group] = ['from', 'to', 'group'].map((name) => search.get(name)) as [
    string | null,
    string | null,
    string | null,
  ];
  const last = dayOf(to) ?? dayIn(timeZone, now);
  const first = dayOf(from) ?? addDays(last, 1 - reportDays.usual);
  return { from: first, to: last, group: groups.find((name) => name === group) ?? 'day' };
}

/** The report's range and grouping, stored in the address. */
export function useReportRange(
  timeZone: string,
  now: number,
  groups?: readonly ReportGroup[],
): {
  readonly range: ReportRange;
  readonly setRange: (change: Partial<ReportRange>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const range = readRange(search, timeZone, now, groups);
  useUnknownParams(
    ['from', 'to', 'group'].filter((name) =>
      isUnknown(search.get(name), [range[name as keyof ReportRange]]),
    ),
  );
  return {
    range,
    setRange: (change) => setSearch({ ...range, ...change }, { replace: true }),
  };
}
