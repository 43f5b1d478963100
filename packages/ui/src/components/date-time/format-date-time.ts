import { dateTimeFormat } from '@lobi/formats';
import { timeZoneLabel } from './time-zone-label.ts';

/** Shown parts of a time; `clock` includes seconds. */
export type DateTimeMode = 'date-time' | 'date' | 'time' | 'clock';

export interface FormatDateTimeOptions {
  readonly locale: string;
  /** IANA zone. */
  readonly timeZone: string;
  /** Default `date-time`. */
  readonly mode?: DateTimeMode;
  /** Appends the zone's short name to a time; default true. */
  readonly zone?: boolean;
}

const shapes: Readonly<Record<DateTimeMode, Intl.DateTimeFormatOptions>> = {
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
};

/**
 * Formats a time in the user's language and time zone; `undefined` for an invalid date.
 * @example formatDateTime('2026-11-20T09:05:00.000Z', { locale: 'id', timeZone: 'Asia/Jakarta' }) // '20
 *   Nov 2026, 16.05 WIB'
 */
export function formatDateTime(
  at: string | number | Date,
  { locale, timeZone, mode = 'date-time', zone = true }: FormatDateTimeOptions,
): string | undefined {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const text = dateTimeFormat(locale, { ...shapes[mode], timeZone }).format(date);
  return zone && mode !== 'date' ? `${text} ${timeZoneLabel(timeZone, locale, date)}` : text;
}

const isoParts = {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  timeZoneName: 'longOffset',
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * Formats a time as ISO 8601 with the zone's offset, for files; `undefined` for an invalid date.
 * @example toIsoInZone('2026-11-27T13:15:00.000Z', 'Asia/Jakarta') // '2026-11-27T20:15:00+07:00'
 */
export function toIsoInZone(at: string | number | Date, timeZone: string): string | undefined {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = dateTimeFormat('en-US', { ...isoParts, timeZone }).formatToParts(date);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? '';
  const day = [part('year'), part('month'), part('day')].join('-');
  const time = [part('hour'), part('minute'), part('second')].join(':');
  // Intl names a zone without an offset just `GMT`.
  return `${day}T${time}${part('timeZoneName').slice('GMT'.length) || '+00:00'}`;
}

/** Calendar day of a moment in a zone as `YYYY-MM-DD`, for grouping. */
export function dayOf(at: string | number | Date, timeZone: string): string {
  return dateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(at));
}
