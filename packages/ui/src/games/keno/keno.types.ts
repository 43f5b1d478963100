import type { PlayRisk } from '../play-frame/risk-choice.tsx';

/** The player's choice before a draw. */
export interface KenoChoice {
  /** Different numbers from 1. */
  readonly numbers: readonly number[];
  readonly risk: PlayRisk;
}

/** A finished draw. Amounts are decimal texts. */
export interface KenoPlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly choice: KenoChoice;
  /** Numbers in the order drawn. */
  readonly drawn: readonly number[];
  /** Number of hits. */
  readonly hits: number;
  /** Payout by number of hits, in basis points of the stake. */
  readonly multipleBp: number;
}
