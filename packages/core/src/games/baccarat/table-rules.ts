import { cardAt, cardsOfDeck, type Card } from '../cards.ts';
import type { Draw } from '../fairness/draw.ts';

/** Number of cards in a shoe of eight decks. */
const freshShoe: readonly number[] = Array.from({ length: 8 * cardsOfDeck }, (_, index) => index);

/** A fresh shoe. Each call draws one of the remaining cards with equal probability. */
export function openShoe(draw: Draw): () => Card {
  const counts = [...freshShoe];
  return () => {
    const [index = 0] = counts.splice(draw.below(counts.length), 1);
    return cardAt(index);
  };
}

/** Returns the points of a card: tens and face cards count zero. */
export const cardPoints = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);

/** Points of a hand: the last digit of the sum. */
export const handPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** Points with which the player takes a third card; 8 or 9 with two cards ends the hand for both. */
const playerDrawsUpTo = 5;
const natural = 8;

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Third cards of the player on which the banker draws, by the banker's points with two cards.
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

/** Returns whether the banker draws a third card. `playerThird` is missing when the player stood. */
export function bankerDraws(bankerPoints: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerPoints <= playerDrawsUpTo;
  return bankerDrawsOn[bankerPoints]?.includes(playerThird) ?? false;
}

/** Both hands of a round. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Deals a round; `next` returns the next card of the shoe, six times at most. */
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

/** Returns the hand with more points. */
export function winnerOf({ player, banker }: Coup): CoupWinner {
  const lead = handPoints(player) - handPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}
