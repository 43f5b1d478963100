import { cardAt, cardsOfDeck, type Card } from '../cards.ts';
import type { Draw } from '../fairness/draw.ts';

/** Places of the cards of a shoe of eight decks. */
const freshShoe: readonly number[] = Array.from({ length: 8 * cardsOfDeck }, (_, place) => place);

/** A fresh shoe. Each call takes a card out of those that are left, each equally likely. */
export function openShoe(draw: Draw): () => Card {
  const left = [...freshShoe];
  return () => {
    const [place = 0] = left.splice(draw.below(left.length), 1);
    return cardAt(place);
  };
}

/** Returns the points of a card: tens and pictures count nothing. */
export const cardPoints = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);

/** Points of a hand: the last digit of the sum. */
export const handPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** Points with which the player takes a third card; 8 or 9 with two cards ends the hand for both. */
const playerDrawsUpTo = 5;
const natural = 8;

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * By the banker's points with two cards: third cards of the player on which the banker takes one.
 * @source ours – the rules that all casinos share (punto banco)
 */
const bankerDrawsOn: readonly (readonly number[])[] = [
  all,
  all,
  all,
  all.filter((points) => points !== 8),
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

/** Does the banker take a third card? `playerThird` is missing when the player stood. */
export function bankerDraws(bankerPoints: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerPoints <= playerDrawsUpTo;
  return bankerDrawsOn[bankerPoints]?.includes(playerThird) ?? false;
}

/** Both hands of a coup. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Deals a coup; `next` gives the next card of the shoe, six times at most. */
export function dealCoup(next: () => Card): Coup {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  const playerPoints = handPoints(player);
  const bankerPoints = handPoints(banker);
  if (playerPoints >= natural || bankerPoints >= natural) return { player, banker };

  const playerThird = playerPoints <= playerDrawsUpTo ? next() : undefined;
  const points = playerThird && cardPoints(playerThird);
  return {
    player: playerThird ? [...player, playerThird] : player,
    banker: bankerDraws(bankerPoints, points) ? [...banker, next()] : banker,
  };
}

/** Winner of a coup. */
export type CoupWinner = 'player' | 'banker' | 'tie';

/** The hand with more points wins. */
export function winnerOf({ player, banker }: Coup): CoupWinner {
  const lead = handPoints(player) - handPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}
