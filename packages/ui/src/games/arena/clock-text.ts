/** Separator of a clock: Indonesian writes 16.05, the others 16:05. */
const separatorOf = (locale: string): string => (locale.startsWith('id') ? '.' : ':');

/**
 * Minutes and seconds of a countdown or a lapse; hours in front from one hour on, or always.
 * @example clockText(24, 'id') // '00.24'
 */
export function clockText(
  totalSeconds: number,
  locale: string,
  withHours: boolean = totalSeconds >= 3600,
): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (withHours) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part) => String(part).padStart(2, '0')).join(separatorOf(locale));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, timeZone: string, withZone: boolean): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${withZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...(withZone ? { timeZoneName: 'short' } : {}),
  });
  formatters.set(key, made);
  return made;
}

/**
 * Time of day with seconds in the reader's zone, with the zone's short name unless switched off.
 * @example timeOfDay('2026-11-20T09:03:32.000Z', 'id', 'Asia/Jakarta') // '16.03.32 WIB'
 */
export function timeOfDay(
  at: string,
  locale: string,
  timeZone: string,
  withZone: boolean = true,
): string {
  return formatterOf(locale, timeZone, withZone).format(new Date(at));
}
