import type { PlayContext } from './play.types.ts';

/**
 * Time at which the server certainly accepts the next play, in milliseconds of our own clock; `null` if
 * it does now.
 * @param minimumCycleMs pace of the game, as reported by the server
 */
export function readyAtOf(
  { playedBy, refusedUntil }: Pick<PlayContext, 'playedBy' | 'refusedUntil'>,
  minimumCycleMs: number,
): number | null {
  if (playedBy === null) return refusedUntil;
  return Math.max(playedBy + minimumCycleMs, refusedUntil ?? 0);
}
