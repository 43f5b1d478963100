/** A game played tile by tile, as visible to its player. Tiles count row by row from 0. */
export interface MinesRun {
  readonly id: string;
  /** Stake as decimal text. */
  readonly amount: string;
  /** Decimal text, stake included; `null` while the game is open. */
  readonly payout: string | null;
  readonly mines: number;
  /** Tiles opened, in order. */
  readonly picks: readonly number[];
  /** Tiles with a mine; `null` while the game runs. */
  readonly board: readonly number[] | null;
  readonly status: 'running' | 'taken' | 'lost';
}

/** Terms of a number of safe tiles. */
export interface MinesTerms {
  /** Payout of a cash-out, in basis points of the stake. */
  readonly multipleBp: number;
  /** The same payout for the given stake, as decimal text; `null` without a stake. */
  readonly payout: string | null;
}
