import { landingMs, reelPlace, spinTiming, type ReelRun } from './reel-motion.ts';

/** A moment of a reel's way: what stands in the top row, with its fraction, from 0 to the length. */
export interface ReelMoment {
  /** Milliseconds from the beginning of the spin. */
  readonly atMs: number;
  readonly place: number;
}

/** Between two moments the browser moves the reel evenly; so near the eye sees no corner. */
const bentStepMs = 1_000 / 60;

/** The same where the reel turns evenly anyway: so near that it is seen on which way it comes round. */
const evenStepMs = (length: number): number => ((length / 4) * 1_000) / spinTiming.cellsPerSecond;

/** Moments a step apart, both ends among them. */
function times(fromMs: number, toMs: number, stepMs: number): number[] {
  if (toMs < fromMs) return [];
  const steps = Math.max(1, Math.ceil((toMs - fromMs) / stepMs));
  return Array.from({ length: steps + 1 }, (_, step) => fromMs + ((toMs - fromMs) * step) / steps);
}

/** The moment at which a reel comes round between two others: at once at one end and at the other. */
function comesRound(before: ReelMoment, after: ReelMoment, length: number): ReelMoment[] {
  const moved = after.place - before.place;
  if (Math.abs(moved) <= length / 2) return [];
  const [end, begin] = moved > 0 ? [0, length] : [length, 0];
  const way = length - Math.abs(moved);
  const share = way === 0 ? 0 : Math.abs(before.place - end) / way;
  const atMs = before.atMs + (after.atMs - before.atMs) * share;
  return [
    { atMs, place: end },
    { atMs, place: begin },
  ];
}

/** A way without a jump. */
function smooth(places: readonly ReelMoment[], length: number): ReelMoment[] {
  return places.flatMap((moment, index) => {
    const before = places[index - 1];
    return before ? [...comesRound(before, moment, length), moment] : [moment];
  });
}

/**
 * The way of a reel between two times of its spin, for the browser to move it by itself: places that
 * follow each other evenly, where the reel comes round two at one moment, and two where its landing
 * begins.
 */
export function reelFilm(run: ReelRun, fromMs: number, toMs: number): ReelMoment[] {
  const { length, target, landsAt } = run;
  const placesOf = (one: ReelRun, at: readonly number[]): ReelMoment[] =>
    smooth(
      at.map((atMs) => ({ atMs, place: reelPlace(one, atMs) })),
      length,
    );
  const turning = (to: number): ReelMoment[] => {
    const evenFrom = Math.max(fromMs, Math.min(to, run.startsAt + spinTiming.startMs));
    return placesOf({ ...run, target: null }, [
      ...(fromMs < evenFrom ? times(fromMs, evenFrom, bentStepMs) : []),
      ...times(evenFrom, to, evenStepMs(length)),
    ]);
  };
  if (target === null || toMs <= landsAt) return turning(toMs);
  const landsFrom = Math.max(fromMs, landsAt);
  const rest = Math.min(toMs, landsAt + landingMs);
  return [
    ...(fromMs < landsAt ? turning(landsAt) : []),
    ...placesOf(run, times(landsFrom, rest, bentStepMs)),
    ...(rest < toMs ? [{ atMs: toMs, place: reelPlace(run, toMs) }] : []),
  ];
}
