/** One possible prize of a fish: its multiple in basis points, and its weight. */
export interface FishPrize {
  readonly multipleBp: number;
  readonly weight: number;
}

/** A target: the lower its catch probability, the higher its prize. */
export interface Fish {
  readonly prizes: readonly FishPrize[];
}

const bringing = (times: number): Fish => ({ prizes: [{ multipleBp: times * 10_000, weight: 1 }] });

/** Names of all fish, small to large: each has a drawing and a message. @source ours */
export const fishNames = [
  'anchovy',
  'sardine',
  'mullet',
  'snapper',
  'pomfret',
  'grouper',
  'ray',
  'shark',
  'chest',
  'dragon',
] as const;
export type FishName = (typeof fishNames)[number];

/** A pond: its fish, and the return of all shots. Nothing else decides the payouts. */
export interface Pond {
  /** Return to player of a shot in basis points, the same for every target. */
  readonly returnBp: number;
  /** Small to large. */
  readonly fish: Readonly<Partial<Record<FishName, Fish>>>;
}

/**
 * Ponds by engine: one with all fish, a river of small and frequent catches, a reef between the two, and
 * deep water with rare and large catches.
 * @source ours
 */
export const ponds = {
  fishing: {
    returnBp: 9_600,
    fish: {
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
    },
  },
  'fishing-river': {
    returnBp: 9_700,
    fish: {
      anchovy: bringing(1.5),
      sardine: bringing(2),
      mullet: bringing(3),
      snapper: bringing(4),
      pomfret: bringing(6),
      grouper: bringing(10),
      chest: {
        prizes: [
          { multipleBp: 50_000, weight: 70 },
          { multipleBp: 100_000, weight: 25 },
          { multipleBp: 300_000, weight: 5 },
        ],
      },
    },
  },
  'fishing-reef': {
    returnBp: 9_650,
    fish: {
      sardine: bringing(2.5),
      mullet: bringing(4),
      snapper: bringing(7),
      pomfret: bringing(10),
      grouper: bringing(15),
      ray: bringing(30),
      shark: bringing(60),
      chest: {
        prizes: [
          { multipleBp: 80_000, weight: 50 },
          { multipleBp: 200_000, weight: 40 },
          { multipleBp: 750_000, weight: 10 },
        ],
      },
    },
  },
  'fishing-deep': {
    returnBp: 9_550,
    fish: {
      snapper: bringing(10),
      grouper: bringing(25),
      ray: bringing(60),
      shark: bringing(150),
      chest: {
        prizes: [
          { multipleBp: 200_000, weight: 60 },
          { multipleBp: 1_000_000, weight: 35 },
          { multipleBp: 5_000_000, weight: 5 },
        ],
      },
      dragon: {
        prizes: [
          { multipleBp: 2_000_000, weight: 70 },
          { multipleBp: 5_000_000, weight: 25 },
          { multipleBp: 20_000_000, weight: 5 },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, Pond>>;
export type PondName = keyof typeof ponds;
