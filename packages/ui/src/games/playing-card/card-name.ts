import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import type { TableCard } from './playing-card.types.ts';

const pictures: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** Returns the rank of a card as printed. */
export const faceOf = ({ rank }: TableCard): string => pictures[rank] ?? String(rank);

/** Returns the name of a card as announced by screen readers. */
export const cardName = (card: TableCard, { baccarat }: Pick<KitMessages, 'baccarat'>): string =>
  fill(baccarat.card, {
    rank: card.rank === 1 ? baccarat.ace : faceOf(card),
    suit: baccarat.suits.split(', ')[card.suit] ?? '',
  });
