import { listFormat, numberFormat } from '@lobi/formats';
import { formatClock } from '../../primitives/ring-timer/format-clock.ts';

/** `clock` shows `1:05`, `words` the two largest units: `2 jam, 5 menit`. */
export type CountdownFormat = 'clock' | 'words';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Time left in the user's language: the two largest units that are not zero.
 * @example formatCountdown(7500, 'id') // '2 jam, 5 menit'
 */
export function formatCountdown(seconds: number, locale: string): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (parts.length > 0 && count === 0) break;
    if (count === 0 && unit !== 'second') continue;
    parts.push(
      numberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(count),
    );
    if (parts.length === 2) break;
  }
  return listFormat(locale, { type: 'unit', style: 'short' }).format(parts);
}

/** Time left as text. */
export function countdownText(seconds: number, format: CountdownFormat, locale: string): string {
  return format === 'clock' ? formatClock(seconds) : formatCountdown(seconds, locale);
}
