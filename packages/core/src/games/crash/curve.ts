/**
 * Growth rate of the multiple: e^(0.00006 * milliseconds), twice after 11.6 seconds. @source ours –
 * after bustabit
 */
const growthPerMs = 0.000_06;

/** Step of the multiple: a hundredth of the stake, in basis points. */
export const crashStepBp = 100;

/** The multiple after a time, in basis points, rounded down to hundredths. */
export const multipleAtBp = (elapsedMs: number): number =>
  Math.floor(100 * Math.exp(growthPerMs * Math.max(0, elapsedMs))) * crashStepBp;

/** First whole millisecond at which the curve has reached a multiple. */
export function reachedAfterMs(multipleBp: number): number {
  let elapsed = Math.max(0, Math.ceil(Math.log(multipleBp / 10_000) / growthPerMs));
  // The logarithm may be off in its last digit; the curve itself decides.
  while (elapsed > 0 && multipleAtBp(elapsed - 1) >= multipleBp) elapsed -= 1;
  while (multipleAtBp(elapsed) < multipleBp) elapsed += 1;
  return elapsed;
}

/** Milliseconds from the start to the crash: the first at which the curve would pass the point. */
export const crashesAfterMs = (pointBp: number): number => reachedAfterMs(pointBp + crashStepBp);
