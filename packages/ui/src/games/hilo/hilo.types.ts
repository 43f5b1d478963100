import type { TableCard } from '../playing-card/playing-card.types.ts';

export type HiloGuess = 'higher' | 'lower';

/** Action on the current card. */
export type HiloMove = HiloGuess | 'skip';

/** A game played card by card, as visible to its player. Amounts are decimal texts. */
export interface HiloRun {
  readonly id: string;
  readonly amount: string;
  /** Stake included; `null` while the game is open. */
  readonly payout: string | null;
  /** Revealed cards, in order. */
  readonly cards: readonly TableCard[];
  /** Guess or skip for each card except the last. */
  readonly moves: readonly HiloMove[];
  readonly status: 'running' | 'taken' | 'lost';
  /** Payout of a cash-out now, in basis points of the stake; 0 before a correct guess. */
  readonly multipleBp: number;
}

/** Terms of a guess: chance and payout. */
export interface HiloTerms {
  /** Chance that it is correct, in basis points. */
  readonly chanceBp: number;
  /** Payout after the guess, in basis points of the stake. */
  readonly multipleBp: number;
}
