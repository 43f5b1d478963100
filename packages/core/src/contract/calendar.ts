const dayMs = 24 * 60 * 60 * 1_000;

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** Returns whether a text is a valid calendar date, such as `2026-11-01`. */
export function isDay(text: string): boolean {
  const at = midnightOf(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the day that is `days` later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Lists the days from the first to the last, both included; empty when `first` is after `last`. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((midnightOf(last) - midnightOf(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}
