import type { TableCard } from '../playing-card/playing-card.types.ts';

/** Moves of blackjack. */
export type BlackjackMoveName = 'hit' | 'stand' | 'double' | 'split';

/** Result of a hand. */
export type BlackjackHandResult = 'blackjack' | 'won' | 'push' | 'lost';

/** A hand of the player. */
export interface BlackjackHand {
  readonly cards: readonly TableCard[];
  readonly total: number;
  /** Whether an ace counts 11. */
  readonly isSoft: boolean;
  /** Number of stakes on this hand, each equal to the first. */
  readonly stakes: number;
  /** `null` until the play has ended. */
  readonly result: BlackjackHandResult | null;
}

/** A play of blackjack, as visible to its player. Amounts are decimal texts. */
export interface BlackjackRun {
  readonly id: string;
  /** Sum of the stakes. */
  readonly amount: string;
  /** Amount of each further stake: equal to the first. */
  readonly each: string;
  /** Including the stakes; `null` while the play is open. */
  readonly payout: string | null;
  /** Number of moves made, which is the turn of the next move. */
  readonly turn: number;
  /** One hand, or two after a split. */
  readonly hands: readonly BlackjackHand[];
  /** Cards of the dealer: only the first while the play is open. */
  readonly dealer: Pick<BlackjackHand, 'cards' | 'total' | 'isSoft'>;
  /** Index of the active hand, from 0; `null` after the play. */
  readonly active: number | null;
  /** Moves currently allowed by the rules. */
  readonly allowed: readonly BlackjackMoveName[];
}
