import { numberFormat } from '@lobi/formats';

/**
 * Formats a duration of play, in whole minutes, with hours if needed.
 * @param seconds duration in seconds; less than a minute counts as zero
 * @example durationText(6_150, 'id') // '1 jam 42 menit'
 */
export function durationText(seconds: number, locale: string): string {
  const minutes = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds / 60)) : 0;
  const part = (value: number, unit: 'hour' | 'minute'): string =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : []),
  ];
  return parts.join(locale.startsWith('zh') ? '' : ' ');
}
