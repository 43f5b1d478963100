/** One of the prizes that a target may bring. */
export interface FishingPrize {
  /** Basis points of the stake, stake included. */
  readonly multipleBp: number;
  /** Frequency of the payout, relative to the others of its target. */
  readonly weight: number;
}

/** A target for the player to aim at. */
export interface FishingTarget {
  /** Its key, for example `snapper`; the drawing and the name follow from it. */
  readonly name: string;
  readonly prizes: readonly FishingPrize[];
  /** Chance to catch it, from 0 to 1. */
  readonly chance: number;
}

/** A decided cast of the net. */
export interface FishingResult {
  readonly id: string;
  /** Key of the target. */
  readonly target: string;
  readonly caught: boolean;
  /** Payout in basis points of the stake; 0 for a miss. */
  readonly multipleBp: number;
  /** Decimal text. */
  readonly stake: string;
  /** Decimal text, stake included; `0` for nothing. */
  readonly payout: string;
  /** Jackpot that it won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
}
