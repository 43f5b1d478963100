import type { Card } from '../cards.ts';

/** Cards of a hand. */
export const pokerHandCards = 5;

/**
 * Paid hands, best first, and their payout for a stake of one, stake included: the 9/6 pay table of
 * Jacks or Better.
 * @source ours
 */
export const pokerPays = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
} as const;

export type PaidPokerHand = keyof typeof pokerPays;

/** Name of a hand of five cards; `nothing` pays nothing. */
export type PokerHand = PaidPokerHand | 'nothing';

/** Paid hands, best first. */
export const paidPokerHands = Object.keys(pokerPays) as readonly PaidPokerHand[];

/** Returns the payout of a hand in basis points of the stake. */
export const pokerMultipleBp = (hand: PokerHand): number =>
  hand === 'nothing' ? 0 : pokerPays[hand] * 10_000;

/** Rank of an ace as the highest card. */
export const highAce = 14;

/** Returns the rank in the order of poker, in which the ace is the highest. */
export const pokerRank = ({ rank }: Card): number => (rank === 1 ? highAce : rank);

/** Returns whether a card is a jack, queen, king or ace, of which a pair is paid. */
export const isHighCard = (card: Card): boolean => pokerRank(card) >= 11;

export const isOneSuit = (cards: readonly Card[]): boolean =>
  cards.every(({ suit }) => suit === cards[0]?.suit);

export const isOneRank = (cards: readonly Card[]): boolean =>
  cards.every(({ rank }) => rank === cards[0]?.rank);

/** Returns whether sorted ranks fit into one straight. */
function isNarrow(cards: readonly Card[], rankOf: (card: Card) => number): boolean {
  let [lowest, highest] = [highAce, 0];
  for (const card of cards) {
    const rank = rankOf(card);
    if (rank < lowest) lowest = rank;
    if (rank > highest) highest = rank;
  }
  return highest - lowest < pokerHandCards;
}

const lowRank = ({ rank }: Card): number => rank;

/** Number of pairs of cards with the same rank: 3 for three of a kind, 4 for a full house. */
export function countPairs(cards: readonly Card[]): number {
  let pairs = 0;
  cards.forEach(({ rank }, index) => {
    for (let other = index + 1; other < cards.length; other += 1) {
      if (cards[other]?.rank === rank) pairs += 1;
    }
  });
  return pairs;
}

/** Returns whether cards fit into one straight, with an ace as its lowest or highest card. */
export const fitsStraight = (cards: readonly Card[]): boolean =>
  countPairs(cards) === 0 && (isNarrow(cards, pokerRank) || isNarrow(cards, lowRank));

/** Hands with cards of the same rank, by the number of pairs. */
const handOfPairs: Readonly<Record<number, PokerHand>> = {
  2: 'two-pair',
  3: 'three-of-a-kind',
  4: 'full-house',
  6: 'four-of-a-kind',
};

/** A single pair is paid depending on its rank. */
const hasHighPair = (cards: readonly Card[]): boolean => countPairs(cards.filter(isHighCard)) > 0;

/** Returns the name of a hand of five cards. */
export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const pairs = countPairs(cards);
  if (pairs > 0) return handOfPairs[pairs] ?? (hasHighPair(cards) ? 'jacks-or-better' : 'nothing');
  const isStraight = fitsStraight(cards);
  if (!isOneSuit(cards)) return isStraight ? 'straight' : 'nothing';
  if (!isStraight) return 'flush';
  return cards.every((card) => pokerRank(card) >= 10) ? 'royal-flush' : 'straight-flush';
}
