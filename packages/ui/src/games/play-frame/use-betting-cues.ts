import { useEffect, useRef } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';

/** Betting times of a round. Times are ms since 1970. */
export interface Betting {
  readonly roundId: string | undefined;
  readonly isOpen: boolean;
  /** When it closes; `null` until that is known. */
  readonly closesAt: number | null;
  /** The clock of `closesAt`. */
  readonly now: () => number;
}

/** How long before the end the last call sounds, where the end was known from the beginning, in ms. */
const lastCallMs = 10_000;
/** The shortest betting that has a last call, in ms. */
const leastBettingMs = 15_000;
const tickMs = [3_000, 2_000, 1_000];

/**
 * Sounds that betting opens, is about to close, counts its last seconds and has closed. What is found
 * at first stays silent.
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
    // Its end was set just now: this is the last call.
    if (before && isSame && before.isOpen && !before.hasEnd) cue('lastCall');
    const due = [
      ...(leftMs >= leastBettingMs ? [{ name: 'lastCall' as const, atMs: lastCallMs }] : []),
      ...tickMs.map((atMs) => ({ name: 'tick' as const, atMs })),
    ];
    const timers = due
      .filter(({ atMs }) => leftMs > atMs)
      .map(({ name, atMs }) => setTimeout(() => cue(name), leftMs - atMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cue, roundId, isOpen, closesAt, now]);
}
