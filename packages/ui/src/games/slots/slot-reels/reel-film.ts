import { reelPhases, type ReelPhase, type ReelRun } from './reel-motion.ts';

/** A keyframe of a reel: its fractional position in the top row, from 0 to the length. */
export interface ReelMoment {
  /** Milliseconds from the beginning of the spin. */
  readonly atMs: number;
  readonly position: number;
  /**
   * Easing to the next keyframe: heights of the two inner points of a Bézier curve that is linear in
   * time, as shares of the distance. Without it the reel does not move.
   */
  readonly bend?: readonly [number, number];
}

/** Number of bisections for a precision of a millionth of the interval. */
const halvings = 20;

/** Finds the time, between two times, at which a phase reaches a position. */
function reachedAt({ position }: ReelPhase, sought: number, fromMs: number, toMs: number): number {
  const isFalling = position(toMs) < position(fromMs);
  let [low, high] = [fromMs, toMs];
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2;
    const isBefore = isFalling ? position(middle) > sought : position(middle) < sought;
    if (isBefore) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Times at which a phase wraps around the strip. */
function comesRound(phase: ReelPhase, length: number, fromMs: number, toMs: number): number[] {
  const [begin, end] = [phase.position(fromMs), phase.position(toMs)];
  const first = Math.floor(Math.min(begin, end) / length) + 1;
  const last = Math.ceil(Math.max(begin, end) / length) - 1;
  const ends = Array.from({ length: Math.max(0, last - first + 1) }, (_, turn) =>
    reachedAt(phase, (first + turn) * length, fromMs, toMs),
  );
  return begin > end ? ends.toReversed() : ends;
}

/** A part of a phase without a wrap: a cubic is exactly a Bézier curve. */
function piece(
  { position, speed }: ReelPhase,
  length: number,
  fromMs: number,
  toMs: number,
): [ReelMoment, ReelMoment] {
  const round = Math.floor(position((fromMs + toMs) / 2) / length) * length;
  const onStrip = (atMs: number): number => Math.min(length, Math.max(0, position(atMs) - round));
  const [begin, end] = [onStrip(fromMs), onStrip(toMs)];
  const slope = (toMs - fromMs) / (3 * (end - begin));
  return [
    {
      atMs: fromMs,
      position: begin,
      // A linear part has its inner points at the thirds.
      ...(begin !== end && { bend: [speed(fromMs) * slope, 1 - speed(toMs) * slope] as const }),
    },
    { atMs: toMs, position: end },
  ];
}

/**
 * Keyframes of a reel between two times of its spin, for a browser animation: start and end of each
 * phase, and two positions at each wrap or at the start of the landing.
 */
export function reelFilm(run: ReelRun, fromMs: number, toMs: number): ReelMoment[] {
  const { length } = run;
  return reelPhases(run).flatMap((phase) => {
    const begin = Math.max(fromMs, phase.fromMs);
    const end = Math.min(toMs, phase.toMs);
    if (end <= begin) return [];
    const times = [begin, ...comesRound(phase, length, begin, end), end];
    return times.slice(1).flatMap((to, index) => piece(phase, length, times[index] ?? begin, to));
  });
}
