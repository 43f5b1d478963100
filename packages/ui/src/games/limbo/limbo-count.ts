import type { LimboTargets } from './limbo.types.ts';

/**
 * The multiple a picture shows on its way from 1 to where it ends: it grows by equal shares in equal
 * times, as a count that doubles and doubles again. In basis points, whole hundredths.
 */
export function countedBp(resultBp: number, share: number): number {
  if (share >= 1) return resultBp;
  const ratio = Math.max(1, resultBp / 10_000);
  return Math.floor(100 * ratio ** share) * 100;
}

/** Whether a target may be chosen. */
export const isLimboTarget = (
  targetBp: number | null,
  { leastBp, mostBp, stepBp }: LimboTargets,
): targetBp is number =>
  targetBp !== null && targetBp >= leastBp && targetBp <= mostBp && targetBp % stepBp === 0;

/** How high a multiple stands in the picture, from 0 at 1 times to 1 at a hundred times and above. */
export const heightOf = (multipleBp: number): number =>
  Math.min(1, Math.max(0, Math.log10(Math.max(1, multipleBp / 10_000)) / 2));
