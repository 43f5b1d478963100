import { dateTimeFormat, indonesianZoneName } from '@lobi/formats';

/**
 * Short name of a zone at a time, or now: `WIB`, `WITA`, `WIT`, or the name of Intl (`GMT+8`).
 * @source ours
 */
export function timeZoneLabel(timeZone: string, locale: string, at: Date = new Date()): string {
  const indonesianName = indonesianZoneName(timeZone);
  if (indonesianName) return indonesianName;
  const parts = dateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
