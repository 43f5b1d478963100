import { dateTimeFormat } from '@lobi/formats';
import { dayOf } from '../date-time/format-date-time.ts';

/** Two calendar dates `YYYY-MM-DD`, both included; an empty one is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Common ranges. */
export type DatePreset = 'today' | '7d' | '30d' | 'thisMonth';

const dayMs = 86_400_000;

/** A calendar date some days on. Counts calendar days, so that a clock change does not matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const rangeUntil: Readonly<Record<DatePreset, (today: string) => DateRange>> = {
  today: (today) => ({ from: today, to: today }),
  '7d': (today) => ({ from: addDays(today, -6), to: today }),
  '30d': (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: `${today.slice(0, 8)}01`, to: today }),
};

/**
 * Dates of a preset by the calendar of a zone. All presets end today.
 * @example presetRange('7d', new Date('2026-11-20T18:00:00Z'), 'Asia/Jakarta') // 2026-11-15 … 2026-11-21
 */
export function presetRange(preset: DatePreset, now: Date, timeZone: string): DateRange {
  return rangeUntil[preset](dayOf(now, timeZone));
}

/** Returns the offset of a zone's clock from UTC at a moment, in ms. */
function offsetMs(at: number, timeZone: string): number {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

/**
 * Start of a calendar date in a time zone. If a clock change skips midnight, the first instant of the
 * day; if midnight occurs twice, the first of the two.
 * @example dayStart('2026-11-20', 'Asia/Jakarta').toISOString() // '2026-11-19T17:00:00.000Z'
 */
export function dayStart(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const offsets = [-1, 0, 1].map((days) => offsetMs(midnight + days * dayMs, timeZone));
  const starts = [...new Set(offsets)]
    .map((offset) => midnight - offset)
    .toSorted((first, second) => first - second);
  const begins = (at: number): boolean =>
    dayOf(at, timeZone) === date && dayOf(at - 1, timeZone) < date;
  return new Date(starts.find(begins) ?? starts.at(-1) ?? midnight);
}

/**
 * Start and end of a range of dates in a time zone, the end exclusive, for a query. An open end is
 * `undefined`.
 */
export function rangeMoments(
  { from, to }: DateRange,
  timeZone: string,
): { readonly from: Date | undefined; readonly until: Date | undefined } {
  return {
    from: from === '' ? undefined : dayStart(from, timeZone),
    until: to === '' ? undefined : dayStart(addDays(to, 1), timeZone),
  };
}
