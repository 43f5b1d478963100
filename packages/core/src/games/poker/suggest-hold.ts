import type { Card } from '../cards.ts';
import {
  fitsStraight,
  highAce,
  isHighCard,
  isOneRank,
  isOneSuit,
  pokerHandCards,
  pokerHandOf,
  pokerRank,
  type PokerHand,
} from './poker-hands.ts';

/** Positions of the held cards, from 0 and in rising order. */
export type PokerHold = readonly number[];

const allIndices: PokerHold = Array.from({ length: pokerHandCards }, (_, index) => index);

/** All ways to hold this many of the five cards, from left to right. */
const holdsOf = (count: number, from = 0): PokerHold[] =>
  count === 0
    ? [[]]
    : allIndices
        .slice(from)
        .flatMap((index) => holdsOf(count - 1, index + 1).map((rest) => [index, ...rest]));

/** All holds, by number of cards. */
const holds: readonly (readonly PokerHold[])[] = [0, ...allIndices.map((index) => index + 1)].map(
  (count) => holdsOf(count),
);

type Fits = (cards: readonly Card[]) => boolean;

const isMade =
  (...hands: readonly PokerHand[]): Fits =>
  (cards) =>
    hands.includes(pokerHandOf(cards));

const isRoyal: Fits = (cards) =>
  cards.every((card) => pokerRank(card) >= 10) && isOneSuit(cards) && fitsStraight(cards);

/** Returns whether four ranks are consecutive, so that a card at either end completes a straight. */
const isOpenStraight: Fits = (cards) => {
  const ranks = cards.map(pokerRank);
  const [lowest, highest] = [Math.min(...ranks), Math.max(...ranks)];
  return highest - lowest === 3 && highest < highAce && fitsStraight(cards);
};

/** Returns whether the cards are two pairs; an earlier rule covers three or four of a kind. */
const areTwoPairs: Fits = (cards) =>
  cards.every(({ rank }) => cards.filter((card) => card.rank === rank).length === 2);

/** The rules: a number of held cards, and a condition on them. The first matching rule decides. */
const rules: readonly (readonly [count: number, fits: Fits])[] = [
  [5, isMade('royal-flush', 'straight-flush')],
  [4, isOneRank],
  [4, isRoyal],
  [5, isMade('full-house', 'flush', 'straight')],
  [3, isOneRank],
  [4, (cards) => isOneSuit(cards) && fitsStraight(cards)],
  [4, areTwoPairs],
  [2, (cards) => isOneRank(cards) && cards.every(isHighCard)],
  [3, isRoyal],
  [4, isOneSuit],
  [2, isOneRank],
  [4, isOpenStraight],
  [2, (cards) => cards.every(isHighCard) && isOneSuit(cards)],
  [3, (cards) => isOneSuit(cards) && fitsStraight(cards)],
];

/** Returns whether the cards are a ten and a jack, queen or king of the same suit. */
const isTenWithPicture: Fits = (cards) => {
  const ranks = cards.map(pokerRank);
  return (
    isOneSuit(cards) && ranks.includes(10) && ranks.every((rank) => rank >= 10 && rank < highAce)
  );
};

/** A hold and its cards. */
interface Held {
  readonly hold: PokerHold;
  readonly cards: readonly Card[];
}

const heldOf = (cards: readonly Card[], hold: PokerHold): Held => ({
  hold,
  cards: cards.filter((_, index) => hold.includes(index)),
});

/** Holds if no rule matches: the two lowest high cards, a ten with a face card, one high card. */
function holdHighCards(pairs: readonly Held[], single: readonly Held[]): PokerHold {
  const high = single.filter(({ cards }) => cards.every(isHighCard));
  const sumOf = ({ cards }: Held): number => cards.reduce((sum, card) => sum + pokerRank(card), 0);
  const [lowest] = pairs
    .filter(({ cards }) => cards.every(isHighCard))
    .toSorted((one, other) => sumOf(one) - sumOf(other));
  const two = lowest ?? pairs.find(({ cards }) => isTenWithPicture(cards));
  return two?.hold ?? high[0]?.hold ?? [];
}

/**
 * Returns the positions to hold of five cards by the simple strategy that is commonly published for
 * this pay table. The following cards do not depend on it.
 * @source ours
 */
export function suggestHold(cards: readonly Card[]): PokerHold {
  const ways = holds.map((some) => some.map((hold) => heldOf(cards, hold)));
  for (const [count, fits] of rules) {
    const way = ways[count]?.find((held) => fits(held.cards));
    if (way) return way.hold;
  }
  return holdHighCards(ways[2] ?? [], ways[1] ?? []);
}
