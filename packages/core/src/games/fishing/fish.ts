/** One of the prizes that a fish may bring: its multiple in basis points, and how often it comes. */
export interface FishPrize {
  readonly multipleBp: number;
  readonly weight: number;
}

/** A target: the rarer its catch, the more it brings. */
export interface Fish {
  readonly prizes: readonly FishPrize[];
}

const bringing = (times: number): Fish => ({ prizes: [{ multipleBp: times * 10_000, weight: 1 }] });

/** All fish of the pond, small to large; the chest and the dragon bring different prizes. @source ours */
export const fish = {
  anchovy: bringing(2),
  sardine: bringing(3),
  mullet: bringing(5),
  snapper: bringing(8),
  pomfret: bringing(12),
  grouper: bringing(20),
  ray: bringing(40),
  shark: bringing(80),
  chest: {
    prizes: [
      { multipleBp: 100_000, weight: 60 },
      { multipleBp: 300_000, weight: 30 },
      { multipleBp: 1_000_000, weight: 10 },
    ],
  },
  dragon: {
    prizes: [
      { multipleBp: 1_000_000, weight: 70 },
      { multipleBp: 3_000_000, weight: 25 },
      { multipleBp: 5_000_000, weight: 5 },
    ],
  },
} as const satisfies Readonly<Record<string, Fish>>;
export type FishName = keyof typeof fish;
