import type { PlayRisk } from '../play-frame/risk-choice.tsx';

/** Choice before a ball falls. */
export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlayRisk;
}

/** A ball that fell. Amounts are decimal texts. */
export interface PlinkoPlay {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Jackpot that it won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  readonly choice: PlinkoChoice;
  /** At each row 0 for left and 1 for right. */
  readonly path: readonly number[];
  /** Payout of the bucket, in basis points of the stake. */
  readonly multipleBp: number;
}
