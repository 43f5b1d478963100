import { mdiCardsClub, mdiCardsDiamond, mdiCardsHeart, mdiCardsSpade } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { TableCard } from './playing-card.types.ts';
import * as S from './playing-card.styles.ts';

export interface PlayingCardProps {
  card: TableCard;
  /** Lies across, as a third card does. */
  across?: boolean | undefined;
  /** When it is dealt, in ms from now; may be past. Without it the card lies there. */
  dealtInMs?: number | undefined;
  className?: string | undefined;
}

const suits = [mdiCardsSpade, mdiCardsHeart, mdiCardsDiamond, mdiCardsClub] as const;
const pictures: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A playing card: rank and shape of the suit say all, its colour only repeats it. */
export function PlayingCard({ card, across = false, dealtInMs, className }: PlayingCardProps) {
  const { baccarat } = useMessages();
  const { rank, suit } = card;
  const face = pictures[rank] ?? String(rank);
  const name = fill(baccarat.card, {
    rank: rank === 1 ? baccarat.ace : face,
    suit: baccarat.suits.split(', ')[suit] ?? '',
  });
  return (
    <S.Card
      role="img"
      aria-label={name}
      className={slotClass('PlayingCard', 'root', className)}
      data-red={flag(suit === 1 || suit === 2)}
      data-across={flag(across)}
      data-dealt={flag(dealtInMs !== undefined)}
      style={dealtInMs === undefined ? undefined : { animationDelay: `${dealtInMs}ms` }}
    >
      <b>{face}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={suits[suit] ?? suits[0]} />
      </svg>
    </S.Card>
  );
}
