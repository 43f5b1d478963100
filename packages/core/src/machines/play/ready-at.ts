import type { PlayContext } from './play.types.ts';

/**
 * When the server takes the next play for certain, in milliseconds of our own clock; `null` while
 * nothing stands against one.
 * @param minimumCycleMs pace of the game, as reported by the server
 */
export function readyAtOf(
  { playedBy, refusedUntil }: Pick<PlayContext, 'playedBy' | 'refusedUntil'>,
  minimumCycleMs: number,
): number | null {
  if (playedBy === null) return refusedUntil;
  return Math.max(playedBy + minimumCycleMs, refusedUntil ?? 0);
}
