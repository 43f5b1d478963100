import { useEffect, useRef } from 'react';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { BaccaratRound, BaccaratWinner } from '../baccarat.types.ts';
import { dealOrder, dealStepMs, isNatural, type DealtCard } from '../deal-order.ts';
import { PlayingCard } from '../../playing-card/playing-card.tsx';
import { Place } from '../../playing-card/playing-card.styles.ts';
import { outcomeOf, useSideLetters } from '../side-looks.ts';
import { useDealt } from './use-dealt.ts';
import * as S from './coup-cards.styles.ts';

export interface CoupCardsProps {
  /** The current round; `null` before the first. */
  round: BaccaratRound | null;
  /** The server's clock in ms; default the local one. */
  now?: (() => number) | undefined;
  className?: string | undefined;
}

const hands = ['player', 'banker'] as const;
const winTexts = {
  player: 'winsPlayer',
  banker: 'winsBanker',
  tie: 'winsTie',
} as const satisfies Record<BaccaratWinner, string>;

/** Announces the result once the cards are dealt; an initial one is not announced. */
function useAnnouncement(round: BaccaratRound, isDealt: boolean): void {
  const { baccarat } = useMessages();
  const { number } = useTableFormat();
  const announce = useAnnounce();
  const wasDealt = useRef(isDealt);
  useEffect(() => {
    if (wasDealt.current === isDealt) return;
    wasDealt.current = isDealt;
    const { coup } = round;
    if (!isDealt || !coup) return;
    announce(
      fill(baccarat.announceResult, {
        number: number(round.number),
        result: baccarat[winTexts[coup.winner]],
        player: coup.playerPoints,
        banker: coup.bankerPoints,
      }),
    );
  });
}

/** One hand: name, cards or placeholders, points. */
function Hand({
  hand,
  cards,
  points,
  isWinner,
  startInMs,
}: {
  hand: 'player' | 'banker';
  cards: readonly DealtCard[];
  /** `null` until all cards are dealt. */
  points: number | null;
  isWinner: boolean;
  startInMs: number;
}) {
  const { baccarat } = useMessages();
  const letters = useSideLetters();
  const name = baccarat[hand];
  const lying = cards.map(({ card }) => card);
  return (
    <S.Hand
      role="group"
      aria-label={
        points === null
          ? fill(baccarat.handEmpty, { hand: name })
          : fill(baccarat.hand, { hand: name, points })
      }
      data-hand={hand}
      data-won={flag(isWinner)}
    >
      <S.Name>
        <OutcomeMark outcome={outcomeOf[hand]} letter={letters[hand]} size={20} />
        {name}
        {points !== null && <S.Points aria-hidden="true">{points}</S.Points>}
      </S.Name>
      <S.Cards>
        {cards.length === 0
          ? [0, 1].map((position) => <Place key={position} aria-hidden="true" />)
          : cards.map(({ position, turn, card }) => (
              <PlayingCard
                key={position}
                card={card}
                across={position === 2}
                dealtInMs={startInMs + turn * dealStepMs}
              />
            ))}
        {points !== null && isNatural(lying, points) && <S.Natural>{baccarat.natural}</S.Natural>}
      </S.Cards>
    </S.Hand>
  );
}

/** Both hands of one round. */
function Hands({ round, now }: { round: BaccaratRound; now: () => number }) {
  const { baccarat } = useMessages();
  const letters = useSideLetters();
  const root = useRef<HTMLDivElement>(null);
  const { startInMs, isDealt } = useDealt(round, now, root);
  useAnnouncement(round, isDealt);
  const { coup } = round;
  const cards = coup ? dealOrder(coup) : [];
  const result = isDealt ? coup : null;
  return (
    <S.Hands ref={root} data-winner={result?.winner}>
      {hands.map((hand) => (
        <Hand
          key={hand}
          hand={hand}
          cards={cards.filter((one) => one.hand === hand)}
          points={result && result[`${hand}Points`]}
          isWinner={result?.winner === hand}
          startInMs={startInMs}
        />
      ))}
      {result && (
        <S.Result>
          <OutcomeMark
            outcome={outcomeOf[result.winner]}
            letter={letters[result.winner]}
            size={24}
          />
          <b>{baccarat[winTexts[result.winner]]}</b>
          <span>
            {fill(baccarat.pointsVersus, {
              player: result.playerPoints,
              banker: result.bankerPoints,
            })}
          </span>
        </S.Result>
      )}
    </S.Hands>
  );
}

/**
 * Both hands as they are dealt, one card after the other by the server's clock; points and winner at the
 * end. With reduced motion they appear at once.
 */
export function CoupCards({ round, now = Date.now, className }: CoupCardsProps) {
  const { baccarat } = useMessages();
  return (
    <S.Root
      role="group"
      className={slotClass('CoupCards', 'root', className)}
      aria-label={baccarat.cards}
    >
      {round && <Hands key={round.id} round={round} now={now} />}
    </S.Root>
  );
}
