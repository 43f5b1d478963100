import type { Draw } from './fairness/draw.ts';

/** A playing card: rank 1 (ace) to 13 (king); suits spades, hearts, diamonds and clubs from 0. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

/** Ranks of a suit. */
export const cardRanks = 13;

/** Cards of a deck. */
export const cardsOfDeck = 4 * cardRanks;

/** The card at a position of fresh decks: suit by suit from the ace of spades, deck after deck. */
export const cardAt = (index: number): Card => ({
  rank: (index % cardRanks) + 1,
  suit: Math.floor(index / cardRanks) % 4,
});

/** Draws cards with replacement: each of the 52 has the same probability every time. */
export const drawCards = (draw: Draw, count: number): Card[] =>
  Array.from({ length: count }, () => cardAt(draw.below(cardsOfDeck)));
