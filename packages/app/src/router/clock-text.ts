/**
 * Formats hours, minutes and seconds with the time separators of the language.
 * @example clockText(2_530_000, 'id') // '00.42.10'
 */
export function clockText(elapsedMs: number, locale: string): string {
  const hours = Math.floor(elapsedMs / 3_600_000);
  const parts = new Intl.DateTimeFormat(locale, {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
    ...{ timeZone: 'UTC', numberingSystem: 'latn' },
  }).formatToParts(elapsedMs);
  return parts
    .map(({ type, value }) => (type === 'hour' ? String(hours).padStart(2, '0') : value))
    .join('');
}
