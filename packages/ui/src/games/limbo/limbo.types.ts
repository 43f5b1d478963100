/** Terms of a target: chance and payout. */
export interface LimboTerms {
  /** Chance of winning in basis points, rounded down; a fraction of one for rare targets. */
  readonly chanceBp: number;
  /** Payout of a win for this stake, as decimal text; `null` without a stake. */
  readonly payout: string | null;
}

/** Allowed targets, in basis points of the stake. */
export interface LimboTargets {
  readonly minimumBp: number;
  readonly maximumBp: number;
  readonly stepBp: number;
}

/** A drawn multiple. */
export interface LimboPlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  /** The multiple to reach, in basis points: 20_000 is 2×. */
  readonly targetBp: number;
  /** The drawn multiple. */
  readonly resultBp: number;
  readonly won: boolean;
}
