import { useEffect, useRef } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';

/** Betting times of a round. Times are ms since 1970. */
export interface Betting {
  readonly roundId: string | undefined;
  readonly isOpen: boolean;
  /** Close of betting; `null` while unknown. */
  readonly closesAt: number | null;
  /** The clock of `closesAt`. */
  readonly now: () => number;
}

/** Time in ms before the close at which the last call sounds, if the close was known from the start. */
const lastCallMs = 10_000;
/** Minimum duration of betting for a last call, in ms. */
const minimumBettingMs = 15_000;
const tickMs = [3_000, 2_000, 1_000];

/**
 * Plays sounds when betting opens, is about to close, in its last seconds, and when it has closed. The
 * initial state is silent.
 */
export function useBettingCues({ roundId, isOpen, closesAt, now }: Betting): void {
  const { cue } = useSound();
  const previous = useRef<{ roundId: string | undefined; isOpen: boolean; hasEnd: boolean }>(
    undefined,
  );
  useEffect(() => {
    const before = previous.current;
    previous.current = { roundId, isOpen, hasEnd: closesAt !== null };
    const isSame = before?.roundId === roundId;
    if (before && isOpen && !(isSame && before.isOpen)) cue('open');
    if (before && isSame && before.isOpen && !isOpen) cue('closed');
    if (!isOpen || closesAt === null) return undefined;
    const leftMs = closesAt - now();
    // The end was just set, which is the last call.
    if (before && isSame && before.isOpen && !before.hasEnd) cue('lastCall');
    const due = [
      ...(leftMs >= minimumBettingMs ? [{ name: 'lastCall' as const, atMs: lastCallMs }] : []),
      ...tickMs.map((atMs) => ({ name: 'tick' as const, atMs })),
    ];
    const timers = due
      .filter(({ atMs }) => leftMs > atMs)
      .map(({ name, atMs }) => setTimeout(() => cue(name), leftMs - atMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cue, roundId, isOpen, closesAt, now]);
}
