import { AppError } from '../contract/error-codes.ts';

/**
 * Pace at which a game may be played. `timed` games have shared rounds; their own
 * clock sets the pace.
 */
export type Pace = 'slot' | 'casino' | 'arcade' | 'timed';

/**
 * Minimum time from one play to the next, in milliseconds. Slots and casino games follow the rules of
 * the United Kingdom (RTS 14D and 14G); a policy may set another time for casino games. `arcade` is one
 * shot at a time: the figure limits a held button to the speed of a hand; jurisdictions that count shots
 * as casino games have a rule of their own.
 * @source ours
 */
export const minimumCycleMs: Readonly<Record<Pace, number>> = {
  slot: 2_500,
  casino: 5_000,
  arcade: 250,
  timed: 0,
};

/**
 * Asserts that the minimum time since a player's last play is over; all times in milliseconds.
 * `lastPlayedAtMs` is `undefined` before the first play.
 * @throws AppError `too_soon`, with the remaining time
 */
export function assertPace(
  lastPlayedAtMs: number | undefined,
  cycleMs: number,
  nowMs: number,
): void {
  const leftMs = lastPlayedAtMs === undefined ? 0 : lastPlayedAtMs + cycleMs - nowMs;
  if (leftMs <= 0) return;
  const seconds = Math.ceil(leftMs / 1_000);
  throw new AppError('too_soon', 'too soon after the last play', {
    params: { seconds, milliseconds: leftMs },
    retryAfterSeconds: seconds,
  });
}
