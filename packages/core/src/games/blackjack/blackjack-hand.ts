import type { Card } from '../cards.ts';

/** Highest total of a hand. */
export const blackjackBest = 21;

/** Total on which the dealer stands, soft or hard. */
export const dealerStands = 17;

const tens = 10;

/** Value of a rank: 1 for the ace, 10 for each face card. */
export const blackjackValue = (rank: number): number => Math.min(rank, tens);

/** Total of a hand. */
export interface BlackjackTotal {
  readonly total: number;
  /** Whether an ace counts 11 (a soft total). */
  readonly isSoft: boolean;
}

/** Returns the total of cards: one ace counts 11 unless the total would exceed 21. */
export function blackjackTotal(cards: readonly Card[]): BlackjackTotal {
  const low = cards.reduce((sum, { rank }) => sum + blackjackValue(rank), 0);
  const isSoft = cards.some(({ rank }) => rank === 1) && low + tens <= blackjackBest;
  return { total: isSoft ? low + tens : low, isSoft };
}

/** Returns whether two cards are an ace and a card that counts 10. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && blackjackTotal(cards).total === blackjackBest;

/** Returns whether two cards have the same value and may be split, such as a king and a ten. */
export const isBlackjackPair = ([one, other, ...more]: readonly Card[]): boolean =>
  more.length === 0 &&
  one !== undefined &&
  other !== undefined &&
  blackjackValue(one.rank) === blackjackValue(other.rank);
