const minuteMs = 60_000;

/**
 * Units from large to small with their length in milliseconds. From a day on they are written out: "h" is
 * short for days in Indonesian, "m" for months in Spanish.
 */
const units = [
  ['year', 365 * 24 * 60 * minuteMs, 'long'],
  ['month', 30 * 24 * 60 * minuteMs, 'long'],
  ['day', 24 * 60 * minuteMs, 'long'],
  ['hour', 60 * minuteMs, 'short'],
  ['minute', minuteMs, 'short'],
] as const;

/**
 * Relative time in the largest whole unit; under a minute it is "now".
 * @example relativeTimeText(at, at + 240_000, 'id') // '4 mnt lalu'
 */
export function relativeTimeText(atMs: number, nowMs: number, locale: string): string {
  const difference = atMs - nowMs;
  const textOf = (count: number, unit: Intl.RelativeTimeFormatUnit, style: 'long' | 'short') =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }).format(count, unit);
  for (const [unit, length, style] of units) {
    const count = Math.trunc(difference / length);
    if (count !== 0) return textOf(count, unit, style);
  }
  return textOf(0, 'second', 'short');
}
