import type { TableCard } from '../playing-card/playing-card.types.ts';
import type { BaccaratCoup } from './baccarat.types.ts';

/** Interval between cards, in ms. @source ours */
export const dealStepMs = 850;

/** A card with its hand, its position in the hand, and its index in the deal, from 0. */
export interface DealtCard {
  readonly hand: 'player' | 'banker';
  readonly position: number;
  readonly turn: number;
  readonly card: TableCard;
}

/** All cards in the order of the deal: two alternating, then the third of each. */
export function dealOrder({ player, banker }: Pick<BaccaratCoup, 'player' | 'banker'>) {
  const positions = [0, 1, 2].flatMap((position) => [
    { hand: 'player' as const, position, card: player[position] },
    { hand: 'banker' as const, position, card: banker[position] },
  ]);
  return positions
    .filter((one) => one.card !== undefined)
    .map((one, turn): DealtCard => ({ ...one, turn, card: one.card as TableCard }));
}

/** Time in ms from the first card until all are dealt and counted. */
export const dealMs = (coup: Pick<BaccaratCoup, 'player' | 'banker'>): number =>
  (coup.player.length + coup.banker.length) * dealStepMs;

/** Returns whether a hand ended the round with its first two cards (a natural). */
export const isNatural = (cards: readonly TableCard[], points: number): boolean =>
  cards.length === 2 && points >= 8;
