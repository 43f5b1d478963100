/** Rows of pegs that a player may choose. @source ours */
export const plinkoRows = [8, 12, 16] as const;
export type PlinkoRows = (typeof plinkoRows)[number];

/** Spread of the payouts. @source ours */
export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

/**
 * Payouts of the buckets, in hundredths of the stake, from the edge to the middle; the other half is
 * symmetrical. Each board returns between 98.97 and 99 %: the test counts every path.
 * @source ours
 */
const halves = {
  8: {
    low: [520, 180, 120, 100, 50],
    medium: [1_350, 330, 120, 70, 40],
    high: [2_890, 400, 150, 30, 20],
  },
  12: {
    low: [1_200, 340, 150, 140, 110, 100, 50],
    medium: [3_200, 1_000, 420, 200, 110, 60, 30],
    high: [16_500, 2_200, 850, 200, 70, 20, 20],
  },
  16: {
    low: [1_500, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [10_000, 3_800, 1_050, 500, 300, 150, 100, 50, 30],
    high: [100_000, 12_000, 2_500, 950, 400, 200, 20, 20, 20],
  },
} as const satisfies Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>>;

/** Returns the multiple of each bucket from left to right, in basis points of the stake. */
export function plinkoMultiplesBp(rows: PlinkoRows, risk: PlinkoRisk): readonly number[] {
  const half = halves[rows][risk].map((hundredths) => hundredths * 100);
  return [...half, ...half.slice(0, -1).toReversed()];
}
