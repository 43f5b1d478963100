import type { TableCard } from '../playing-card/playing-card.types.ts';

export type HiloGuess = 'higher' | 'lower';

/** What is done with the card that lies. */
export type HiloMove = HiloGuess | 'skip';

/** A game played card by card, as its player may see it. Amounts are decimal texts. */
export interface HiloRun {
  readonly id: string;
  readonly amount: string;
  /** With the stake in it; `null` while the game runs. */
  readonly payout: string | null;
  /** Cards that were turned, in order. */
  readonly cards: readonly TableCard[];
  /** What was done with each card but the last. */
  readonly moves: readonly HiloMove[];
  readonly status: 'running' | 'taken' | 'lost';
  /** What taking the money now pays, in basis points of the stake; 0 before a right guess. */
  readonly multipleBp: number;
}

/** What a guess is worth. */
export interface HiloTerms {
  /** Chance of being right, in basis points. */
  readonly chanceBp: number;
  /** What the game pays after it, in basis points of the stake. */
  readonly multipleBp: number;
}
