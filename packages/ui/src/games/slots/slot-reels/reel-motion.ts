/** Times of a spin in milliseconds, and its speed. Players cannot shorten them. */
export const spinTiming = {
  /** Duration of the acceleration to full speed. */
  startMs: 240,
  /** Delay between the starts of adjacent reels, from left to right. */
  startStaggerMs: 60,
  /** Cells per second at full speed. */
  cellsPerSecond: 26,
  /** Minimum time that a reel turns before it can stop. */
  minimumTurnMs: 700,
  /** Delay between the stops of adjacent reels, from left to right. */
  restStaggerMs: 260,
  /** Additional time of a reel that can complete free spins, respins or a big win. */
  awaitedMs: 900,
  /** Time for which each moment of a feature is shown. */
  frameMs: 1_100,
  /** Time for which the window is shown before a free spin. */
  holdMs: 1_100,
  /** The same after the spin that triggered free spins. */
  featureHoldMs: 2_200,
} as const;

/** Cells from the beginning of the landing to the stop. */
const landingCells = 8;
/** Overshoot of the landing. */
const swing = 0.7;
const landingSlope = 3 + swing;
/** Duration of the landing, from full speed to the stop. */
export const landingMs = (landingCells * landingSlope * 1_000) / spinTiming.cellsPerSecond;

/** A turning reel. Times in milliseconds from the beginning of the spin. */
export interface ReelRun {
  /** Number of symbols of the reel. */
  readonly length: number;
  /** Start position: the symbol in the top row. */
  readonly from: number;
  readonly startsAt: number;
  /** Final position; `null` until the server has responded. */
  readonly target: number | null;
  /** Start of the landing. */
  readonly landsAt: number;
}

/** A monotonic part of a reel's movement: a cubic at most. */
export interface ReelPhase {
  readonly fromMs: number;
  readonly toMs: number;
  /** Position of the top row in cells; below 0 and beyond the length when the reel wraps around. */
  readonly position: (atMs: number) => number;
  /** Cells per millisecond. */
  readonly speed: (atMs: number) => number;
}

/** Easing from 0 to 1, fast at first, with a small overshoot at the end. */
const settle = (share: number): number => {
  const left = share - 1;
  return 1 + (swing + 1) * left ** 3 + swing * left ** 2;
};
const settleSpeed = (share: number): number => {
  const left = share - 1;
  return 3 * (swing + 1) * left ** 2 + 2 * swing * left;
};
/** Progress of the landing at its maximum overshoot. */
const turnsBackAt = 1 - (2 * swing) / (3 * (swing + 1));

const wrap = (position: number, length: number): number => ((position % length) + length) % length;

/** At rest, accelerating, then constant. Symbols move downwards, so that the position decreases. */
function turning({ from, startsAt }: ReelRun): ReelPhase[] {
  const { startMs, cellsPerSecond } = spinTiming;
  const full = cellsPerSecond / 1_000;
  const evenFrom = startsAt + startMs;
  return [
    { fromMs: 0, toMs: startsAt, position: () => from, speed: () => 0 },
    {
      fromMs: startsAt,
      toMs: evenFrom,
      position: (atMs) => from - (full * (atMs - startsAt) ** 2) / (2 * startMs),
      speed: (atMs) => (-full * (atMs - startsAt)) / startMs,
    },
    {
      fromMs: evenFrom,
      toMs: Number.POSITIVE_INFINITY,
      position: (atMs) => from - full * (atMs - startsAt - startMs / 2),
      speed: () => -full,
    },
  ];
}

/** Overshoots the stop and returns to it, then rests. */
function landing(target: number, landsAt: number, reached: number): ReelPhase[] {
  const cells = landingCells + wrap(reached - target, 1);
  const restsFrom = landsAt + landingMs;
  const swings = {
    position: (atMs: number) => target + cells * (1 - settle((atMs - landsAt) / landingMs)),
    speed: (atMs: number) => (-cells * settleSpeed((atMs - landsAt) / landingMs)) / landingMs,
  };
  const turnsBack = landsAt + landingMs * turnsBackAt;
  return [
    { fromMs: landsAt, toMs: turnsBack, ...swings },
    { fromMs: turnsBack, toMs: restsFrom, ...swings },
    { fromMs: restsFrom, toMs: Number.POSITIVE_INFINITY, position: () => target, speed: () => 0 },
  ];
}

/**
 * The whole movement of a reel in phases. At the start of the landing the reel jumps to a position a few
 * cells before its stop, by whole cells only: at full speed this is invisible.
 */
export function reelPhases(run: ReelRun): ReelPhase[] {
  const { target, landsAt } = run;
  const turns = turning(run);
  if (target === null) return turns;
  const before = turns
    .filter(({ fromMs }) => fromMs < landsAt)
    .map((phase) => ({ ...phase, toMs: Math.min(phase.toMs, landsAt) }));
  const reached = before.at(-1)?.position(landsAt) ?? run.from;
  return [...before, ...landing(target, landsAt, reached)];
}

/** Fractional position in the top row at a time. */
export function reelPosition(run: ReelRun, atMs: number): number {
  const phase = reelPhases(run).findLast(({ fromMs }) => fromMs <= atMs);
  return wrap(phase?.position(atMs) ?? run.from, run.length);
}

/**
 * Start of the landing of each reel: in sequence, none before the minimum turning time.
 * @param awaited reels that take longer; their number is that of the reels
 */
export const landingTimes = (awaited: readonly boolean[], knownAtMs: number): number[] => {
  const first = Math.max(spinTiming.minimumTurnMs, knownAtMs);
  const longer = (reel: number): number => awaited.slice(0, reel + 1).filter(Boolean).length;
  return awaited.map(
    (_, reel) => first + reel * spinTiming.restStaggerMs + longer(reel) * spinTiming.awaitedMs,
  );
};

/** Time at which the last reel stops. */
export const restsAt = (landsAt: readonly number[]): number => Math.max(0, ...landsAt) + landingMs;
