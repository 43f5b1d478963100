/** One of the possible prizes of a target. */
export interface FishingPrize {
  /** Basis points of the stake, stake included. */
  readonly multipleBp: number;
  /** Weight of the payout, relative to the other payouts of its target. */
  readonly weight: number;
}

/** A target for the player to aim at. */
export interface FishingTarget {
  /** Its key, for example `snapper`; the drawing and the name follow from it. */
  readonly name: string;
  readonly prizes: readonly FishingPrize[];
  /** Chance of catching it, from 0 to 1. */
  readonly chance: number;
}

/** A shot of another player. */
export interface OtherShot {
  readonly id: string;
  /** Public name of the player. */
  readonly name: string;
  /** Key of the target. */
  readonly target: string;
  /** Payout in basis points of the stake; 0 for a miss. */
  readonly multipleBp: number;
}

/** A cast of the net with its result. */
export interface FishingResult {
  readonly id: string;
  /** Key of the target. */
  readonly target: string;
  readonly caught: boolean;
  /** Payout in basis points of the stake; 0 for a miss. */
  readonly multipleBp: number;
  /** Decimal text. */
  readonly stake: string;
  /** Decimal text, stake included; `0` for none. */
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
}
