import { memo, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { flag } from '../../primitives/flag.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { PlayingCard } from '../playing-card/playing-card.tsx';
import { Place } from '../playing-card/playing-card.styles.ts';
import type { TableCard } from '../playing-card/playing-card.types.ts';
import type { BlackjackDeal } from './blackjack-deal.ts';
import type { BlackjackHand, BlackjackRun } from './blackjack.types.ts';
import * as S from './blackjack-stage.styles.ts';

export interface BlackjackPictureProps {
  /** The current play, or the last; `null` before the first. */
  run: BlackjackRun | null;
  deal: BlackjackDeal;
  /** Whether all cards are dealt; only then totals and results are shown. */
  isAtRest: boolean;
  /** Called for a key pressed on the table. */
  onKeyDown: (event: KeyboardEvent) => void;
  screenRef: Ref<HTMLDivElement>;
}

/** Placeholder cards of a hand before the first deal. */
const empty: readonly undefined[] = [undefined, undefined];

interface RowProps {
  readonly id: string;
  readonly cards: readonly (TableCard | undefined)[];
  readonly startsMs: readonly (number | undefined)[];
  /** Whether the second card is face down. */
  readonly hasHidden?: boolean;
}

function Row({ id, cards, startsMs, hasHidden = false }: RowProps) {
  const count = cards.length + (hasHidden ? 1 : 0);
  return (
    <S.Cards style={{ '--count': count } as CSSProperties}>
      {cards.map((card, position) => (
        <li key={card ? `${id} ${position} ${card.rank} ${card.suit}` : position}>
          {card ? (
            <PlayingCard
              card={card}
              dealtInMs={startsMs[position]}
              className="lobi-BlackjackStage-card"
            />
          ) : (
            <Place />
          )}
        </li>
      ))}
      {hasHidden && (
        <li key="hidden">
          <S.Back className="lobi-BlackjackStage-back" />
        </li>
      )}
    </S.Cards>
  );
}

/** Text of a hand's total: `soft 17` counts an ace as 11. */
function Total({ hand }: { readonly hand: Pick<BlackjackHand, 'total' | 'isSoft'> | undefined }) {
  const { blackjack: texts } = usePlayFormat().messages;
  if (!hand) return null;
  return (
    <b>
      {hand.isSoft && hand.total < 21 && `${texts.soft} `}
      {hand.total}
    </b>
  );
}

/** The table: the dealer's cards above, the player's one or two hands below. */
export const BlackjackPicture = memo(function BlackjackPicture(props: BlackjackPictureProps) {
  const { run, deal, isAtRest, onKeyDown, screenRef } = props;
  const { messages, fill } = usePlayFormat();
  const texts = messages.blackjack;
  const id = run?.id ?? 'none';
  const hands: readonly (BlackjackHand | undefined)[] = run?.hands ?? [undefined];
  return (
    <S.Screen ref={screenRef}>
      <Ground />
      <S.Table role="group" tabIndex={-1} aria-label={texts.table} dir="ltr" onKeyDown={onKeyDown}>
        <S.Rows>
          <S.Hand aria-label={texts.dealer} className="lobi-BlackjackStage-dealer">
            <S.Line aria-live="off">
              <span>{texts.dealer}</span>
              {isAtRest && <Total hand={run?.dealer} />}
            </S.Line>
            <Row
              id={`${id} dealer`}
              cards={run?.dealer.cards ?? empty}
              startsMs={deal.dealer}
              hasHidden={run?.active !== null && run !== null}
            />
          </S.Hand>
          <S.Hands>
            {hands.map((hand, position) => {
              const isActive = run !== null && run.active === position;
              const name =
                hands.length > 1
                  ? fill(texts.handOf, { number: String(position + 1) })
                  : texts.hand;
              return (
                <S.Hand
                  key={position}
                  aria-label={name}
                  aria-current={isActive || undefined}
                  className="lobi-BlackjackStage-hand"
                  data-active={flag(isActive && hands.length > 1)}
                >
                  <S.Line data-decided={flag(isAtRest && (hand?.result ?? null) !== null)}>
                    <span>{name}</span>
                    {isActive && hands.length > 1 && <VisuallyHidden>{texts.turn}</VisuallyHidden>}
                    {isAtRest && <Total hand={hand} />}
                    {hand && hand.stakes > 1 && (
                      <b>
                        <span aria-hidden="true">{hand.stakes}×</span>
                        <VisuallyHidden>
                          {fill(texts.stakes, { count: String(hand.stakes) })}
                        </VisuallyHidden>
                      </b>
                    )}
                    {isAtRest && hand?.result && (
                      <S.Result data-result={hand.result}>{texts[hand.result]}</S.Result>
                    )}
                  </S.Line>
                  <Row
                    id={`${id} ${position}`}
                    cards={hand?.cards ?? empty}
                    startsMs={deal.hands[position] ?? []}
                  />
                </S.Hand>
              );
            })}
          </S.Hands>
        </S.Rows>
      </S.Table>
    </S.Screen>
  );
});
