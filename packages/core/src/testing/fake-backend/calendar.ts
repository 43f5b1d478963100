/** The platform's time zone. */
export const timeZone = 'Asia/Jakarta';

/** Its offset in ms. */
const zoneMs = 7 * 60 * 60 * 1_000;

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** Date of a time in the platform's time zone, as `2026-11-21`. */
export const dayOf = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 10);

/** Start of a day in the platform's time zone, in milliseconds since 1970. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) - zoneMs;
