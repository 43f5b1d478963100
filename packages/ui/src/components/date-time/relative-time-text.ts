const minuteMs = 60_000;

/** Units from large to small with their length in milliseconds. */
const units = [
  ['year', 365 * 24 * 60 * minuteMs],
  ['month', 30 * 24 * 60 * minuteMs],
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/**
 * Relative time in the largest whole unit; under a minute it is "now".
 * @example relativeTimeText(at, at + 240_000, 'id') // '4 mnt lalu'
 */
export function relativeTimeText(atMs: number, nowMs: number, locale: string): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const difference = atMs - nowMs;
  for (const [unit, length] of units) {
    const count = Math.trunc(difference / length);
    if (count !== 0) return formatter.format(count, unit);
  }
  return formatter.format(0, 'second');
}
