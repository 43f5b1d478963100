/** Share of a normal distribution beyond `z` standard deviations on both sides; error below 1e-7. */
function twoSided(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const series =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return Math.min(1, 2 * density * series);
}

/**
 * Returns the probability of two samples that differ this much if they have the same distribution.
 * @source Mann and Whitney 1947
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((value) => ({ value, isA: true })),
    ...b.map((value) => ({ value, isA: false })),
  ].toSorted((left, right) => left.value - right.value);
  const rankSum = all.reduce((sum, { isA }, n) => (isA ? sum + n + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return twoSided((u - mean) / deviation);
}
