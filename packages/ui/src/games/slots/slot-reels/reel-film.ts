import { reelPhases, type ReelPhase, type ReelRun } from './reel-motion.ts';

/** A moment of a reel's way: what is in the top row, with its fraction, from 0 to the length. */
export interface ReelMoment {
  /** Milliseconds from the beginning of the spin. */
  readonly atMs: number;
  readonly place: number;
  /**
   * How the reel goes on to the next moment: heights of the two inner points of a Bézier curve that
   * goes evenly through time, as shares of the way. Without it the reel stands.
   */
  readonly bend?: readonly [number, number];
}

/** Halvings until a moment is known to less than a millionth of the time between two. */
const halvings = 20;

/** The time at which a phase reaches a place that lies between those at two times. */
function reachedAt({ place }: ReelPhase, sought: number, fromMs: number, toMs: number): number {
  const isFalling = place(toMs) < place(fromMs);
  let [low, high] = [fromMs, toMs];
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2;
    const isBefore = isFalling ? place(middle) > sought : place(middle) < sought;
    if (isBefore) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Times between two at which a phase comes round from one end of the strip to the other. */
function comesRound(phase: ReelPhase, length: number, fromMs: number, toMs: number): number[] {
  const [begin, end] = [phase.place(fromMs), phase.place(toMs)];
  const first = Math.floor(Math.min(begin, end) / length) + 1;
  const last = Math.ceil(Math.max(begin, end) / length) - 1;
  const ends = Array.from({ length: Math.max(0, last - first + 1) }, (_, turn) =>
    reachedAt(phase, (first + turn) * length, fromMs, toMs),
  );
  return begin > end ? ends.toReversed() : ends;
}

/** A piece of a phase that stays on the strip: a curve of the third degree is a Bézier curve, exactly. */
function piece(
  { place, speed }: ReelPhase,
  length: number,
  fromMs: number,
  toMs: number,
): [ReelMoment, ReelMoment] {
  const round = Math.floor(place((fromMs + toMs) / 2) / length) * length;
  const onStrip = (atMs: number): number => Math.min(length, Math.max(0, place(atMs) - round));
  const [begin, end] = [onStrip(fromMs), onStrip(toMs)];
  const slope = (toMs - fromMs) / (3 * (end - begin));
  return [
    {
      atMs: fromMs,
      place: begin,
      // Of an even piece the inner points lie at its thirds.
      ...(begin !== end && { bend: [speed(fromMs) * slope, 1 - speed(toMs) * slope] as const }),
    },
    { atMs: toMs, place: end },
  ];
}

/**
 * The way of a reel between two times of its spin, for the browser to animate it alone: where each
 * phase begins and ends, and two places at the moment at which the reel comes round or begins to
 * land.
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
