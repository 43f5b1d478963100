import type { FishingResult, FishingTarget } from '../games/fishing/fishing.types.ts';

const one = (name: string, times: number): FishingTarget => ({
  name,
  prizes: [{ multipleBp: times * 10_000, weight: 1 }],
  chance: 0.96 / times,
});

/** Ten targets, small to large, for stories and tests. */
export const sampleTargets: readonly FishingTarget[] = [
  one('anchovy', 2),
  one('sardine', 3),
  one('mullet', 5),
  one('snapper', 8),
  one('pomfret', 12),
  one('grouper', 20),
  one('ray', 40),
  one('shark', 80),
  {
    name: 'chest',
    prizes: [
      { multipleBp: 100_000, weight: 60 },
      { multipleBp: 300_000, weight: 30 },
      { multipleBp: 1_000_000, weight: 10 },
    ],
    chance: 0.0384,
  },
  {
    name: 'dragon',
    prizes: [
      { multipleBp: 1_000_000, weight: 70 },
      { multipleBp: 3_000_000, weight: 25 },
      { multipleBp: 5_000_000, weight: 5 },
    ],
    chance: 0.00565,
  },
];

/** The net came back with a snapper. */
export const caughtFish: FishingResult = {
  id: 'cast-caught',
  target: 'snapper',
  caught: true,
  multipleBp: 80_000,
  stake: '10000',
  payout: '80000',
};

/** The grouper escaped. */
export const missedFish: FishingResult = {
  id: 'cast-missed',
  target: 'grouper',
  caught: false,
  multipleBp: 0,
  stake: '10000',
  payout: '0',
};
