/** Durations of a time-out. @source UK Gambling Commission, licence conditions: 24 hours to six weeks */
export type TimeOutLength = '24h' | '1w' | '1m' | '6w';

/** All durations, shortest first. */
export const timeOutLengths: readonly TimeOutLength[] = ['24h', '1w', '1m', '6w'];

const dayMs = 86_400_000;

/** The same day a month later, or the last day of a shorter month. */
function monthAfter(from: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(date);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return date.getTime();
}

const ends: Readonly<Record<TimeOutLength, (from: number) => number>> = {
  '24h': (from) => from + dayMs,
  '1w': (from) => from + 7 * dayMs,
  '1m': monthAfter,
  '6w': (from) => from + 42 * dayMs,
};

/**
 * End of a time-out that starts now, in ms; for display only, since the server decides.
 * @example timeOutEnd('24h', 0) // 86400000
 */
export const timeOutEnd = (length: TimeOutLength, from: number): number => ends[length](from);
