/** Times of a spin in milliseconds, and its speed. Players cannot shorten them. */
export const spinTiming = {
  /** Until full speed. */
  startMs: 240,
  /** Each reel starts this much after the one to its left. */
  startStaggerMs: 60,
  /** Cells per second at full speed. */
  cellsPerSecond: 26,
  /** Least time that a reel turns before it may come to rest. */
  leastTurnMs: 700,
  /** Each reel comes to rest this much after the one to its left. */
  restStaggerMs: 260,
  /** How long the window is shown before a free spin begins. */
  holdMs: 1_100,
  /** The same after the spin that brought free spins. */
  featureHoldMs: 2_200,
} as const;

/** Cells from the beginning of the landing to the stop. */
const landingCells = 8;
/** How far the landing swings over its stop. */
const swing = 0.7;
const landingSlope = 3 + swing;
/** How long a reel takes from full speed to its stop. */
export const landingMs = (landingCells * landingSlope * 1_000) / spinTiming.cellsPerSecond;

/** A reel on its way. Times in milliseconds from the beginning of the spin. */
export interface ReelRun {
  /** Symbols of the reel. */
  readonly length: number;
  /** Where it stood: the symbol in the top row. */
  readonly from: number;
  readonly startsAt: number;
  /** Where it must come to rest; `null` until the server has said. */
  readonly target: number | null;
  /** When the landing begins. */
  readonly landsAt: number;
}

/** A part of a reel's way, along which its place only falls or only rises: a curve of the third degree at most. */
export interface ReelPhase {
  readonly fromMs: number;
  readonly toMs: number;
  /** Cells to the top row; goes below 0 and beyond the length as the reel comes round. */
  readonly place: (atMs: number) => number;
  /** Cells per millisecond. */
  readonly speed: (atMs: number) => number;
}

/** From 0 to 1, fast at first, a little over the end, then back to it. */
const settle = (share: number): number => {
  const left = share - 1;
  return 1 + (swing + 1) * left ** 3 + swing * left ** 2;
};
const settleSpeed = (share: number): number => {
  const left = share - 1;
  return 3 * (swing + 1) * left ** 2 + 2 * swing * left;
};
/** Share of the landing at which it is farthest over its stop. */
const turnsBackAt = 1 - (2 * swing) / (3 * (swing + 1));

const wrap = (place: number, length: number): number => ((place % length) + length) % length;

/** Stands, gains speed, and turns on evenly. Symbols run downwards, so the place falls. */
function turning({ from, startsAt }: ReelRun): ReelPhase[] {
  const { startMs, cellsPerSecond } = spinTiming;
  const full = cellsPerSecond / 1_000;
  const evenFrom = startsAt + startMs;
  return [
    { fromMs: 0, toMs: startsAt, place: () => from, speed: () => 0 },
    {
      fromMs: startsAt,
      toMs: evenFrom,
      place: (atMs) => from - (full * (atMs - startsAt) ** 2) / (2 * startMs),
      speed: (atMs) => (-full * (atMs - startsAt)) / startMs,
    },
    {
      fromMs: evenFrom,
      toMs: Number.POSITIVE_INFINITY,
      place: (atMs) => from - full * (atMs - startsAt - startMs / 2),
      speed: () => -full,
    },
  ];
}

/** Swings over the stop and back to it, then rests. */
function landing(target: number, landsAt: number, reached: number): ReelPhase[] {
  const cells = landingCells + wrap(reached - target, 1);
  const restsFrom = landsAt + landingMs;
  const swings = {
    place: (atMs: number) => target + cells * (1 - settle((atMs - landsAt) / landingMs)),
    speed: (atMs: number) => (-cells * settleSpeed((atMs - landsAt) / landingMs)) / landingMs,
  };
  const turnsBack = landsAt + landingMs * turnsBackAt;
  return [
    { fromMs: landsAt, toMs: turnsBack, ...swings },
    { fromMs: turnsBack, toMs: restsFrom, ...swings },
    { fromMs: restsFrom, toMs: Number.POSITIVE_INFINITY, place: () => target, speed: () => 0 },
  ];
}

/**
 * The whole way of a reel, one phase after the other. When the landing begins the reel goes on from
 * a place a few cells before its stop, moved by whole cells only: at full speed the eye cannot see
 * the difference.
 */
export function reelPhases(run: ReelRun): ReelPhase[] {
  const { target, landsAt } = run;
  const turns = turning(run);
  if (target === null) return turns;
  const before = turns
    .filter(({ fromMs }) => fromMs < landsAt)
    .map((phase) => ({ ...phase, toMs: Math.min(phase.toMs, landsAt) }));
  const reached = before.at(-1)?.place(landsAt) ?? run.from;
  return [...before, ...landing(target, landsAt, reached)];
}

/** Place in the top row at a moment, with its fraction. */
export function reelPlace(run: ReelRun, atMs: number): number {
  const phase = reelPhases(run).findLast(({ fromMs }) => fromMs <= atMs);
  return wrap(phase?.place(atMs) ?? run.from, run.length);
}

/** When each reel begins to land: one after the other, none before it has turned for a while. */
export const landingTimes = (reels: number, knownAtMs: number): number[] => {
  const first = Math.max(spinTiming.leastTurnMs, knownAtMs);
  return Array.from({ length: reels }, (_, reel) => first + reel * spinTiming.restStaggerMs);
};

/** When the last reel stands. */
export const restsAt = (landsAt: readonly number[]): number => Math.max(0, ...landsAt) + landingMs;
