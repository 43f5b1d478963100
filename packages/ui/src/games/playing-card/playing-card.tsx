import { mdiCardsClub, mdiCardsDiamond, mdiCardsHeart, mdiCardsSpade } from '@mdi/js';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { cardName, faceOf } from './card-name.ts';
import type { TableCard } from './playing-card.types.ts';
import * as S from './playing-card.styles.ts';

export interface PlayingCardProps {
  card: TableCard;
  /** Whether it is rotated by 90°, like a third card. */
  across?: boolean | undefined;
  /** Time of the deal, in ms from now; may be in the past. Without it the card is already dealt. */
  dealtInMs?: number | undefined;
  className?: string | undefined;
}

const suits = [mdiCardsSpade, mdiCardsHeart, mdiCardsDiamond, mdiCardsClub] as const;

/** A playing card: rank and shape of the suit are sufficient; the colour is an additional cue. */
export function PlayingCard({ card, across = false, dealtInMs, className }: PlayingCardProps) {
  const messages = useMessages();
  const { suit } = card;
  return (
    <S.Card
      role="img"
      aria-label={cardName(card, messages)}
      className={slotClass('PlayingCard', 'root', className)}
      data-red={flag(suit === 1 || suit === 2)}
      data-across={flag(across)}
      data-dealt={flag(dealtInMs !== undefined)}
      style={dealtInMs === undefined ? undefined : { animationDelay: `${dealtInMs}ms` }}
    >
      <b>{faceOf(card)}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={suits[suit] ?? suits[0]} />
      </svg>
    </S.Card>
  );
}
