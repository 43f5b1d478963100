import { dateTimeFormat } from '../../primitives/intl-formats.ts';

/** Names Indonesians use for their three zones; Intl knows them only in Indonesian. */
const indonesian: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/**
 * Name of a zone that holds at every moment: `WIB`, `WITA`, `WIT`, or the IANA name, since the short
 * name of other zones changes with daylight saving time. @source ours
 */
export const timeZoneName = (timeZone: string): string => indonesian[timeZone] ?? timeZone;

/**
 * Short name of a zone at a moment, or now: `WIB`, `WITA`, `WIT`, or what Intl says (`GMT+8`).
 * @source ours
 */
export function timeZoneLabel(timeZone: string, locale: string, at: Date = new Date()): string {
  const known = indonesian[timeZone];
  if (known) return known;
  const parts = dateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
