/** Available numbers of segments. @source ours */
export const wheelSizes = [10, 30, 50] as const;
export type WheelSize = (typeof wheelSizes)[number];

/** Spread of the payouts. @source ours */
export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];

/** Low risk in hundredths of the stake, for every ten segments. */
const lowTen = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0];

/** Medium risk in hundredths: segments that pay alternate with segments that do not. */
const mediumPrizes: Readonly<Record<WheelSize, readonly number[]>> = {
  10: [190, 150, 200, 150, 300],
  30: [150, 180, 150, 250, 150, 180, 450, 150, 250, 150, 180, 150, 250, 180, 150],
  50: [
    ...[150, 200, 150, 300, 150, 200, 150, 150, 200, 150, 300, 150, 400],
    ...[150, 200, 150, 300, 150, 200, 150, 150, 200, 300, 150, 200],
  ],
};

const hundredths: Readonly<Record<WheelRisk, (size: WheelSize) => readonly number[]>> = {
  low: (size) => Array.from({ length: size / lowTen.length }, () => lowTen).flat(),
  medium: (size) => mediumPrizes[size].flatMap((prize) => [prize, 0]),
  // The whole return is on one segment.
  high: (size) => Array.from({ length: size }, (_, segment) => (segment === 0 ? size * 99 : 0)),
};

/**
 * Payout of each segment in basis points of the stake, clockwise from the first. All segments of a
 * wheel together pay 99 % of a stake on each.
 * @source ours
 */
export const wheelMultiplesBp = (size: WheelSize, risk: WheelRisk): readonly number[] =>
  hundredths[risk](size).map((share) => share * 100);
