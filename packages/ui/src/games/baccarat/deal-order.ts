import type { TableCard } from '../playing-card/playing-card.types.ts';
import type { BaccaratCoup } from './baccarat.types.ts';

/** From card to card, in ms. @source ours */
export const dealStepMs = 850;

/** A card with its place: the hand, the place in the hand, and when it is dealt, from 0. */
export interface DealtCard {
  readonly hand: 'player' | 'banker';
  readonly place: number;
  readonly turn: number;
  readonly card: TableCard;
}

/** All cards in the order in which they are dealt: two by turns, then the third of each. */
export function dealOrder({ player, banker }: Pick<BaccaratCoup, 'player' | 'banker'>) {
  const places = [0, 1, 2].flatMap((place) => [
    { hand: 'player' as const, place, card: player[place] },
    { hand: 'banker' as const, place, card: banker[place] },
  ]);
  return places
    .filter((one) => one.card !== undefined)
    .map((one, turn): DealtCard => ({ ...one, turn, card: one.card as TableCard }));
}

/** Ms from the first card until all lie and are counted. */
export const dealMs = (coup: Pick<BaccaratCoup, 'player' | 'banker'>): number =>
  (coup.player.length + coup.banker.length) * dealStepMs;

/** Did a hand end the coup with its first two cards? */
export const isNatural = (cards: readonly TableCard[], points: number): boolean =>
  cards.length === 2 && points >= 8;
