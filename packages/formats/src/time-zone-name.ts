/** Names that Indonesians use for their three time zones; Intl has them only in Indonesian. */
const indonesian: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** `WIB`, `WITA` or `WIT`; `undefined` for any other zone. */
export const indonesianZoneName = (timeZone: string): string | undefined => indonesian[timeZone];

/**
 * Name of a time zone that is valid all year: `WIB`, `WITA`, `WIT`, or the IANA name, since the short
 * name of other zones changes with daylight saving time.
 * @source ours
 */
export const timeZoneName = (timeZone: string): string => indonesian[timeZone] ?? timeZone;
