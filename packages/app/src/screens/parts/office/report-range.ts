import { useSearchParams } from 'react-router-dom';

/** How the rows of a report can be gathered. */
export const reportGroups = ['day', 'game', 'agent'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Days of a report that nobody has set, today included. */
const usualDays = 7;

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** Today in a time zone, as `YYYY-MM-DD`; moved by some days. */
export function dayIn(timeZone: string, now: number, moveDays = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const moved = new Date(`${today}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + moveDays);
  return moved.toISOString().slice(0, 10);
}

/** What a report is about. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
  readonly group: ReportGroup;
}

/**
 * What the address asks for. Days that are none, or an end before its beginning, give way to the
 * last week; a grouping that is not offered to days.
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
  const last = isDay(to) ? to : dayIn(timeZone, now);
  const first = isDay(from) ? from : dayIn(timeZone, now, 1 - usualDays);
  return {
    from: first <= last ? first : last,
    to: last,
    group: groups.find((name) => name === group) ?? 'day',
  };
}

/** The report's time and grouping, kept in the address bar. */
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
  return {
    range,
    setRange: (change) => setSearch({ ...range, ...change }, { replace: true }),
  };
}
