import type { TableCard } from '../playing-card/playing-card.types.ts';

/** Name of a hand of five cards; `nothing` is not paid. */
export type PokerHandName =
  | 'royal-flush'
  | 'straight-flush'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pair'
  | 'jacks-or-better'
  | 'nothing';

/** A hand of the pay table. */
export interface PokerPay {
  readonly hand: PokerHandName;
  /** Payout in basis points of the stake. */
  readonly multipleBp: number;
}

/** A play of video poker, as visible to its player. Amounts are decimal texts. */
export interface PokerRun {
  readonly id: string;
  readonly amount: string;
  /** Including the stake; `null` before the draw. */
  readonly payout: string | null;
  /** The current hand: the five cards of the deal, or those after the draw. */
  readonly cards: readonly TableCard[];
  /** Positions of the held cards, from 0; `null` before the draw. */
  readonly held: readonly number[] | null;
  /** Name of the current hand. */
  readonly hand: PokerHandName;
  /** Payout of the current hand, in basis points of the stake. */
  readonly multipleBp: number;
  readonly status: 'running' | 'drawn';
}
