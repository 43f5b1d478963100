import type { BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import type { Card } from '../cards.ts';
import {
  blackjackBest,
  blackjackTotal,
  dealerStands,
  isBlackjack,
  isBlackjackPair,
} from './blackjack-hand.ts';

/** Result of a hand. */
export type BlackjackResult = 'blackjack' | 'won' | 'push' | 'lost';

/** Return of a hand by its result, in basis points of the hand's stakes. Blackjack pays 3:2. */
export const blackjackMultiplesBp: Readonly<Record<BlackjackResult, number>> = {
  blackjack: 25_000,
  won: 20_000,
  push: 10_000,
  lost: 0,
};

/** A hand of the player. */
export interface BlackjackHand {
  readonly cards: readonly Card[];
  /** Number of stakes on this hand, all equal to the first: 2 after doubling. */
  readonly stakes: number;
  /** No further move is possible. */
  readonly isDone: boolean;
}

/** State of a play between two moves. */
export interface BlackjackTable {
  /** One hand, or two after a split. */
  readonly hands: readonly BlackjackHand[];
  /** Cards of the dealer; the second stays hidden until the player's hands are done. */
  readonly dealer: readonly Card[];
  /** Number of cards dealt from the shoe. */
  readonly taken: number;
}

/** Number of cards in the deal: player, dealer, player, dealer. */
const dealt = 4;

/** Maximum number of hands: a pair may be split once. */
export const maximumBlackjackHands = 2;

const isFinished = (cards: readonly Card[]): boolean =>
  blackjackTotal(cards).total >= blackjackBest;

const handOf = (cards: readonly Card[], stakes = 1, isDone = false): BlackjackHand => ({
  cards,
  stakes,
  isDone: isDone || isFinished(cards),
});

/** Deals the first cards of a shoe. */
export function dealBlackjack(shoe: readonly Card[]): BlackjackTable {
  const [first, up, second, hole] = shoe;
  if (!first || !up || !second || !hole) throw new Error('The shoe has too few cards.');
  // The dealer looks at the hidden card: a blackjack ends the play before any further stake.
  const hand = handOf([first, second], 1, isBlackjack([up, hole]));
  return { hands: [hand], dealer: [up, hole], taken: dealt };
}

/** Index of the hand to play; `null` once all are done. */
export function activeHand({ hands }: BlackjackTable): number | null {
  const index = hands.findIndex(({ isDone }) => !isDone);
  return index === -1 ? null : index;
}

/** Number of stakes so far, all equal to the first. */
export const countBlackjackStakes = ({ hands }: Pick<BlackjackTable, 'hands'>): number =>
  hands.reduce((sum, { stakes }) => sum + stakes, 0);

/** Returns the currently allowed moves. */
export function blackjackMovesOn(table: BlackjackTable): readonly BlackjackMove[] {
  const hand = table.hands[activeHand(table) ?? -1];
  if (!hand) return [];
  const isFresh = hand.cards.length === 2;
  const maySplit = table.hands.length < maximumBlackjackHands && isBlackjackPair(hand.cards);
  return [
    'hit',
    'stand',
    ...(isFresh ? (['double'] as const) : []),
    ...(maySplit ? (['split'] as const) : []),
  ];
}

/** Hands after a move on one of them. `next` are the following cards of the shoe. */
const moved: Readonly<
  Record<BlackjackMove, (hand: BlackjackHand, next: readonly [Card, Card]) => BlackjackHand[]>
> = {
  hit: ({ cards, stakes }, [card]) => [handOf([...cards, card], stakes)],
  stand: (hand) => [{ ...hand, isDone: true }],
  double: ({ cards, stakes }, [card]) => [handOf([...cards, card], 2 * stakes, true)],
  split: ({ cards: [one, other] }, next) =>
    [one, other].flatMap((card, index) => {
      const drawn = next[index];
      // Split aces get only one card each.
      return card && drawn ? [handOf([card, drawn], 1, card.rank === 1)] : [];
    }),
};

/** Number of cards that a move deals. */
const cardsOfMove: Readonly<Record<BlackjackMove, number>> = {
  hit: 1,
  stand: 0,
  double: 1,
  split: 2,
};

/** Makes an allowed move on the current hand. */
export function moveBlackjack(
  table: BlackjackTable,
  shoe: readonly Card[],
  move: BlackjackMove,
): BlackjackTable {
  const position = activeHand(table);
  const hand = table.hands[position ?? -1];
  const [one, other] = shoe.slice(table.taken);
  if (position === null || !hand || !one || !other) throw new Error('No hand takes this move.');
  return {
    ...table,
    hands: table.hands.toSpliced(position, 1, ...moved[move](hand, [one, other])),
    taken: table.taken + cardsOfMove[move],
  };
}

/**
 * Plays the dealer's hand once the player's are done: the dealer draws to 17 and stands on every 17. No
 * card is drawn if all hands exceed 21, or if a blackjack has ended the play.
 */
export function playDealer(table: BlackjackTable, shoe: readonly Card[]): BlackjackTable {
  const { hands, dealer } = table;
  const isOpen = hands.some(
    ({ cards }) =>
      blackjackTotal(cards).total <= blackjackBest && !(hands.length === 1 && isBlackjack(cards)),
  );
  if (!isOpen) return table;
  const cards = [...dealer];
  let { taken } = table;
  while (blackjackTotal(cards).total < dealerStands) {
    const card = shoe[taken];
    if (!card) throw new Error('The shoe has too few cards.');
    cards.push(card);
    taken += 1;
  }
  return { ...table, dealer: cards, taken };
}

/** Returns the result of a hand against the dealer's final cards; `null` while a hand is not done. */
export function blackjackResult(
  table: BlackjackTable,
  { cards }: Pick<BlackjackHand, 'cards'>,
): BlackjackResult | null {
  if (activeHand(table) !== null) return null;
  const { total } = blackjackTotal(cards);
  if (total > blackjackBest) return 'lost';
  // A total of 21 with two cards after a split is no blackjack.
  const isNatural = table.hands.length === 1 && isBlackjack(cards);
  if (isBlackjack(table.dealer)) return isNatural ? 'push' : 'lost';
  if (isNatural) return 'blackjack';
  const dealer = blackjackTotal(table.dealer).total;
  if (dealer > blackjackBest || dealer < total) return 'won';
  return dealer === total ? 'push' : 'lost';
}
