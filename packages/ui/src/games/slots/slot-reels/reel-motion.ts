/** Times of a spin in milliseconds, and its speed. Nobody can shorten them. */
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

/** From 0 to 1, fast at first, a little over the end, then back to it. */
const settle = (share: number): number => {
  const left = share - 1;
  return 1 + (swing + 1) * left ** 3 + swing * left ** 2;
};

/** Cells that a reel has turned after a time, up to full speed and on. */
function turned(elapsedMs: number): number {
  const { startMs, cellsPerSecond } = spinTiming;
  const speed = cellsPerSecond / 1_000;
  if (elapsedMs <= 0) return 0;
  if (elapsedMs < startMs) return (speed * elapsedMs ** 2) / (2 * startMs);
  return speed * (elapsedMs - startMs / 2);
}

const wrap = (place: number, length: number): number => ((place % length) + length) % length;

/**
 * Place in the top row at a moment, with its fraction. Symbols run downwards, so the place falls.
 * When the landing begins the reel goes on from a place a few cells before its stop, moved by whole
 * cells only: at full speed the eye cannot tell.
 */
export function reelPlace(run: ReelRun, elapsedMs: number): number {
  const { length, from, startsAt, target, landsAt } = run;
  if (target === null || elapsedMs < landsAt) {
    return wrap(from - turned(elapsedMs - startsAt), length);
  }
  const share = Math.min(1, (elapsedMs - landsAt) / landingMs);
  const reached = wrap(from - turned(landsAt - startsAt), 1);
  const fraction = wrap(reached - target, 1);
  return wrap(target + (landingCells + fraction) * (1 - settle(share)), length);
}

/** When each reel begins to land: one after the other, none before it has turned for a while. */
export const landingTimes = (reels: number, knownAtMs: number): number[] => {
  const first = Math.max(spinTiming.leastTurnMs, knownAtMs);
  return Array.from({ length: reels }, (_, reel) => first + reel * spinTiming.restStaggerMs);
};

/** When the last reel stands. */
export const restsAt = (landsAt: readonly number[]): number => Math.max(0, ...landsAt) + landingMs;
