import type { PlayRisk } from '../play-frame/risk-choice.tsx';

/** The player's choice before a play. */
export interface WheelChoice {
  readonly segments: number;
  readonly risk: PlayRisk;
}

/** A finished play. Amounts are decimal texts. */
export interface WheelPlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly choice: WheelChoice;
  /** The segment at the pointer, counted clockwise from 0. */
  readonly segment: number;
  /** Payout in basis points of the stake. */
  readonly multipleBp: number;
}
