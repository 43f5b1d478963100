import type { Round } from './schemas/round.ts';

/** Returns whether `next` is at least as new as `current`. */
export function isNewerRound(current: Round, next: Round): boolean {
  return (
    next.version > current.version ||
    (next.version === current.version && next.betCount >= current.betCount)
  );
}
