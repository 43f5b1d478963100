import type { PlayRisk } from '../play-frame/risk-choice.tsx';

/** The player's choice before a play. */
export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlayRisk;
}

/** A finished play. Amounts are decimal texts. */
export interface PlinkoPlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly choice: PlinkoChoice;
  /** Direction in each row: 0 for left, 1 for right. */
  readonly path: readonly number[];
  /** Payout of the bucket, in basis points of the stake. */
  readonly multipleBp: number;
}
