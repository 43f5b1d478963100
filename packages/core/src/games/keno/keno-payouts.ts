/** Numbers on the board, from 1. @source ours */
export const kenoNumbers = 40;
/** Number of drawn numbers. @source ours */
export const kenoDrawn = 10;
/** Highest count of numbers that a player may choose. @source ours */
export const maximumKenoPicks = 10;

/** Spread of the payouts. @source ours */
export const kenoRisks = ['low', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];

/**
 * Payouts in hundredths of the stake, by number of picks (from one) and of hits (from none). Each row
 * returns between 98 and 99 %: the test counts every draw.
 * @source ours
 */
const hundredths: Readonly<Record<KenoRisk, readonly (readonly number[])[]>> = {
  low: [
    [70, 185],
    [0, 200, 380],
    [0, 110, 300, 750],
    [0, 66, 200, 570, 1_700],
    [0, 0, 145, 500, 1_700, 6_000],
    [0, 0, 85, 300, 1_050, 3_600, 12_000],
    [0, 0, 55, 190, 650, 2_300, 7_500, 26_000],
    [0, 0, 35, 125, 430, 1_450, 5_000, 17_000, 56_000],
    [0, 0, 0, 85, 300, 1_100, 4_000, 14_000, 50_000, 100_000],
    [0, 0, 0, 57, 200, 700, 2_500, 9_000, 33_000, 100_000, 100_000],
  ],
  medium: [
    [40, 275],
    [0, 180, 510],
    [0, 55, 350, 2_200],
    [0, 0, 190, 1_100, 6_200],
    [0, 0, 100, 520, 2_600, 13_000],
    [0, 0, 0, 320, 1_650, 8_200, 41_000],
    [0, 0, 0, 178, 830, 3_800, 18_000, 80_000],
    [0, 0, 0, 107, 470, 2_000, 9_000, 40_000, 100_000],
    [0, 0, 0, 0, 320, 1_450, 6_500, 30_000, 100_000, 100_000],
    [0, 0, 0, 0, 195, 840, 3_500, 15_000, 62_000, 100_000, 100_000],
  ],
  high: [
    [0, 396],
    [0, 0, 1_710],
    [0, 0, 350, 4_200],
    [0, 0, 0, 1_450, 18_200],
    [0, 0, 0, 460, 4_600, 46_000],
    [0, 0, 0, 0, 2_100, 22_000, 100_000],
    [0, 0, 0, 0, 780, 7_000, 62_000, 100_000],
    [0, 0, 0, 0, 0, 3_950, 35_000, 100_000, 100_000],
    [0, 0, 0, 0, 0, 1_530, 13_000, 100_000, 100_000, 100_000],
    [0, 0, 0, 0, 0, 870, 5_600, 37_000, 100_000, 100_000, 100_000],
  ],
};

/** Payout by number of hits, from none to all, in basis points of the stake. */
export const kenoMultiplesBp = (picks: number, risk: KenoRisk): readonly number[] =>
  (hundredths[risk][picks - 1] ?? []).map((share) => share * 100);
