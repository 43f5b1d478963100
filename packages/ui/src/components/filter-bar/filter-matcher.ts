import { dateTimeFormat, toMinorUnits } from '@lobi/formats';
import type { FilterKind } from './filter-bar.types.ts';
import { readMany, readRange } from './filter-value.ts';

/** A plain value of a row. */
type Value = string | number | bigint | null;
type Matcher = (value: Value) => boolean;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Start of a day in a time zone, in ms; `undefined` for an invalid day. */
export function startOfDay(day: string, timeZone: string): number | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utc)) return undefined;
  const parts = dateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const offsetAt = (time: number) => {
    const found = Object.fromEntries(
      parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    ) as Record<string, number>;
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0 } = found;
    return Date.UTC(year, month - 1, date, hour, minute) - Math.floor(time / minuteMs) * minuteMs;
  };
  // Twice, since the offset at the first estimate may be that of the other side of a clock change.
  const guess = utc - offsetAt(utc);
  return utc - offsetAt(guess);
}

/** More decimals than any currency has. */
const decimals = 8;

const amountOf = (text: string): bigint | undefined => toMinorUnits(text, decimals);

function dateMatcher(filterValue: string, timeZone: string): Matcher {
  const { from, to } = readRange(filterValue);
  const first = startOfDay(from, timeZone) ?? Number.NEGATIVE_INFINITY;
  const lastDay = Date.parse(`${to}T00:00:00Z`);
  const next = Number.isNaN(lastDay)
    ? undefined
    : startOfDay(new Date(lastDay + dayMs).toISOString().slice(0, 10), timeZone);
  const end = next ?? Number.POSITIVE_INFINITY;
  return (value) => {
    const time = typeof value === 'number' ? value : Date.parse(String(value ?? ''));
    return time >= first && time < end;
  };
}

function amountMatcher(filterValue: string): Matcher {
  const { from, to } = readRange(filterValue);
  const [minimum, maximum] = [amountOf(from), amountOf(to)];
  return (value) => {
    const amount = amountOf(String(value ?? ''));
    return (
      amount !== undefined &&
      (minimum === undefined || amount >= minimum) &&
      (maximum === undefined || amount <= maximum)
    );
  };
}

const matchers: Readonly<Record<FilterKind, (filterValue: string, timeZone: string) => Matcher>> = {
  choice: (filterValue) => (value) => String(value ?? '') === filterValue,
  multi: (filterValue) => {
    const selectedValues = new Set(readMany(filterValue));
    return (value) => selectedValues.has(String(value ?? ''));
  },
  text: (filterValue) => {
    const searchText = filterValue.trim().toLowerCase();
    return (value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(searchText);
  },
  'date-range': dateMatcher,
  'amount-range': amountMatcher,
};

/**
 * Predicate of a filter, for lists filtered in the page.
 * @param timeZone IANA zone in which a day begins and ends
 */
export const matcherOf = (kind: FilterKind, filterValue: string, timeZone: string): Matcher =>
  matchers[kind](filterValue, timeZone);
