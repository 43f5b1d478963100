/** A bet that a roll is below or above a target, in hundredths of a point: 5000 is 50.00. */
export interface DiceChoice {
  readonly direction: 'under' | 'over';
  readonly target: number;
}

/** Terms of a choice: chance and payout. */
export interface DiceTerms {
  /** Chance of winning in basis points, rounded down. */
  readonly chanceBp: number;
  /** Payout of a win, in basis points of the stake. */
  readonly multipleBp: number;
  /** Payout of a win for this stake, as decimal text; `null` without a stake. */
  readonly payout: string | null;
}

/** Allowed targets by direction, both ends included. */
export type DiceTargets = Readonly<
  Record<DiceChoice['direction'], { readonly minimum: number; readonly maximum: number }>
>;

/** A finished roll. */
export interface DicePlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly choice: DiceChoice;
  /** Hundredths of a point. */
  readonly roll: number;
  readonly won: boolean;
}
