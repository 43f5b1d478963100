import { mdiLightbulbOnOutline } from '@mdi/js';
import { memo, useState, type KeyboardEvent, type Ref } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useHandler } from '../../primitives/use-handler.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { PlayingCard } from '../playing-card/playing-card.tsx';
import { Place } from '../playing-card/playing-card.styles.ts';
import type { TableCard } from '../playing-card/playing-card.types.ts';
import { dealOf, positionOfKey, positions } from './poker-deal.ts';
import type { PokerPay, PokerRun } from './poker.types.ts';
import * as S from './poker-stage.styles.ts';

export interface PokerPictureProps {
  /** The current play, or the last; `null` before the first. */
  run: PokerRun | null;
  /** The pay table, best hand first. */
  pays: readonly PokerPay[];
  /** Positions of the held cards. */
  held: readonly number[];
  /** Suggested positions; none if suggestions are off. */
  suggested: readonly number[];
  /** Whether all cards are dealt; only then the name of the hand is shown. */
  isAtRest: boolean;
  /** Whether cards cannot be held now. */
  isBlocked: boolean;
  onHold: (position: number) => void;
  /** Called for the draw key on the hand itself, not on a card; it moves the focus to the button. */
  onReady: () => void;
  screenRef: Ref<HTMLDivElement>;
}

interface SlotProps {
  readonly card: TableCard | undefined;
  readonly position: number;
  readonly dealtInMs: number | undefined;
  readonly isOpen: boolean;
  readonly isHeld: boolean;
  readonly isSuggested: boolean;
  readonly isBlocked: boolean;
  readonly onHold: (position: number) => void;
}

/** One of the five positions: a button while cards can be held, otherwise only a card. */
const Slot = memo(function Slot(props: SlotProps) {
  const { card, position, dealtInMs, isOpen, isHeld, isSuggested, isBlocked, onHold } = props;
  const { poker: texts } = usePlayFormat().messages;
  const face = card && (
    <PlayingCard card={card} dealtInMs={dealtInMs} className="lobi-PokerStage-card" />
  );
  if (!isOpen || !card) {
    return (
      <S.Slot data-held={flag(isHeld)}>
        <S.Under>
          <Place />
          {face}
        </S.Under>
        <S.Tag>{isHeld && texts.held}</S.Tag>
      </S.Slot>
    );
  }
  return (
    <S.Slot
      as="button"
      type="button"
      className="lobi-PokerStage-hold"
      data-held={flag(isHeld)}
      data-suggested={flag(isSuggested)}
      aria-pressed={isHeld}
      aria-disabled={isBlocked}
      aria-keyshortcuts={String(position + 1)}
      onClick={() => !isBlocked && onHold(position)}
    >
      <S.Under>
        <Place />
        {face}
        {isSuggested && (
          <S.Hint>
            <Icon path={mdiLightbulbOnOutline} size={16} />
            <VisuallyHidden>{texts.suggested}</VisuallyHidden>
          </S.Hint>
        )}
      </S.Under>
      <S.Tag aria-hidden="true">{isHeld ? texts.held : texts.hold}</S.Tag>
    </S.Slot>
  );
});

/** The pay table with the current hand marked, and the five cards. */
export const PokerPicture = memo(function PokerPicture(props: PokerPictureProps) {
  const { run, pays, held, suggested, isAtRest, isBlocked, onHold, onReady, screenRef } = props;
  const { messages, fill, multiple, number } = usePlayFormat();
  const { poker: texts } = messages;
  const state = run && `${run.id} ${run.status}`;
  const [first] = useState(state);
  const { startsMs } = dealOf(run);
  const isOpen = run?.status === 'running';
  const hand = isAtRest ? run?.hand : undefined;
  const hold = useHandler(onHold);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isOpen || event.repeat) return;
    const position = positionOfKey(event.key);
    const isOnHand = event.target === event.currentTarget;
    if (position !== undefined && !isBlocked) hold(position);
    // After the deal, a second press of the same key must not draw; it only focuses the button.
    if (isOnHand && (position !== undefined || event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onReady();
    }
  };
  return (
    <S.Screen ref={screenRef}>
      <Ground />
      <S.Pays aria-label={texts.pays}>
        {pays.map((pay) => (
          <S.Pay
            key={pay.hand}
            className="lobi-PokerStage-pay"
            data-hit={flag(pay.hand === hand)}
            aria-current={pay.hand === hand || undefined}
            aria-label={fill(texts.pay, {
              hand: texts[pay.hand],
              multiple: multiple(pay.multipleBp),
            })}
          >
            <span aria-hidden="true">{texts[pay.hand]}</span>
            <b aria-hidden="true">{number(pay.multipleBp / 10_000)}×</b>
          </S.Pay>
        ))}
      </S.Pays>
      <S.Table>
        <S.Hand
          role="group"
          tabIndex={-1}
          aria-label={isOpen ? texts.choose : texts.cards}
          dir="ltr"
          onKeyDown={press}
        >
          {positions.map((position) => {
            const card = run?.cards[position];
            return (
              <Slot
                key={card ? `${run?.id} ${card.rank} ${card.suit}` : position}
                card={card}
                position={position}
                dealtInMs={state === first ? undefined : startsMs[position]}
                isOpen={isOpen}
                isHeld={held.includes(position)}
                isSuggested={suggested.includes(position)}
                isBlocked={isBlocked}
                onHold={hold}
              />
            );
          })}
        </S.Hand>
      </S.Table>
    </S.Screen>
  );
});
