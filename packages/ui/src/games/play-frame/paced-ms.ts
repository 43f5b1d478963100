/** Shortest animation of a result, in ms, so that the same result twice is visibly new. */
const shortestMs = 200;

/**
 * Duration of the animation of an instant result, in ms: the full one, or the minimum time between two plays
 * if it is shorter, so that a policy without a slow pace reveals the result at once.
 * @source ours
 */
export const pacedMs = (fullMs: number, minimumCycleMs = fullMs): number =>
  Math.max(shortestMs, Math.min(fullMs, minimumCycleMs));
