/** Chips on a spot of the table, e.g. `straight:17`, `split:1-2`, `dozen:3`, `red`. */
export interface RouletteBet {
  readonly spot: string;
  /** Number of smallest chips, at least one. */
  readonly chips: number;
}

/** A finished spin. */
export interface RoulettePlay {
  readonly id: string;
  /** Stake of all bets together, as decimal text. */
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly bets: readonly RouletteBet[];
  /** Winning pocket, 0 to 36. */
  readonly pocket: number;
}
