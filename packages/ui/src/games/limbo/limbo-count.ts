import type { LimboTargets } from './limbo.types.ts';

/**
 * The multiple of the animation between 1 and the result: it grows exponentially. In basis points, rounded to
 * whole hundredths.
 */
export function countedBp(resultBp: number, share: number): number {
  if (share >= 1) return resultBp;
  const ratio = Math.max(1, resultBp / 10_000);
  return Math.floor(100 * ratio ** share) * 100;
}

/** Whether a target is allowed. */
export const isLimboTarget = (
  targetBp: number | null,
  { leastBp, mostBp, stepBp }: LimboTargets,
): targetBp is number =>
  targetBp !== null && targetBp >= leastBp && targetBp <= mostBp && targetBp % stepBp === 0;

/** Height of a multiple in the picture, from 0 at 1× to 1 at 100× and above. */
export const heightOf = (multipleBp: number): number =>
  Math.min(1, Math.max(0, Math.log10(Math.max(1, multipleBp / 10_000)) / 2));
