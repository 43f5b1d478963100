import { dateTimeFormat } from '@lobi/formats';
import type { ChartXFormat } from './chart.types.ts';

type Moment = Exclude<ChartXFormat, 'text'>;

const onAxis: Readonly<Record<Moment, Intl.DateTimeFormatOptions>> = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
};

const inFull: Readonly<Record<Moment, Intl.DateTimeFormatOptions>> = {
  time: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'long', day: 'numeric', month: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'short' },
  date: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Returns the text of a value on the x axis, in the user's language and time zone: short on the axis, in
 * full in the table. A value that is no timestamp is shown unchanged.
 * @example chartXText('2026-11-20T09:00:00.000Z', 'time', { locale: 'id', timeZone: 'Asia/Jakarta' }) //
 *   '16.00'
 */
export function chartXText(
  x: string,
  format: ChartXFormat,
  { locale, timeZone, full = false }: { locale: string; timeZone: string; full?: boolean },
): string {
  if (format === 'text') return x;
  const at = new Date(x);
  if (Number.isNaN(at.getTime())) return x;
  const shape = (full ? inFull : onAxis)[format];
  return dateTimeFormat(locale, { ...shape, timeZone, numberingSystem: 'latn' }).format(at);
}
