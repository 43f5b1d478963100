import { mdiChevronLeft, mdiChevronRight, mdiViewGridOutline } from '@mdi/js';
import { memo, useId, useRef, useState } from 'react';
import { Switch } from '../../../components/switch/switch.tsx';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useLayoutEffect } from '../../../primitives/use-layout-effect.ts';
import { useMediaQuery } from '../../../primitives/use-media-query.ts';
import { BingoCard, BlankBingoCard, type BingoCardProps } from '../bingo-card/bingo-card.tsx';
import type { BingoOwnCard, BingoPatternName, BingoPatterns } from '../bingo.types.ts';
import { cardsToGo, nearestFirst } from '../card-facts.ts';
import { useSameBalls } from '../use-same-balls.ts';
import { moveFrom } from './move-from.ts';
import { useCardTurn } from './use-card-turn.ts';
import * as S from './bingo-cards.styles.ts';

export interface BingoCardsProps {
  /** Cards in the order of purchase. */
  cards: readonly BingoOwnCard[];
  called: readonly number[];
  patterns: BingoPatterns;
  /** Patterns whose prize was not won yet: the card that is nearest to one is first. Default all. */
  open?: readonly BingoPatternName[] | undefined;
  /** Number of blank cards while there are none, so that a purchase moves nothing. Default 1. */
  planned?: number | undefined;
  className?: string | undefined;
}

/** Small cards in view at once on a phone, two in a column; with little height one. */
const grid = { inColumn: 2, columns: 2 } as const;
const lowGrid = { inColumn: 1, columns: 2 } as const;
const lowQuery = lowScreen.replace('@media ', '');
const atOnce = grid.inColumn * grid.columns;
/** One large card. */
const single = { inColumn: 1, columns: 1 } as const;

const noPatterns: readonly BingoPatternName[] = [];
const Card = memo(BingoCard);

/** A card and its called balls; rendered again only when these change. */
function CalledCard({ called, cells, ...card }: BingoCardProps) {
  const own = useSameBalls(called.filter((ball) => cells.includes(ball)));
  return <Card {...card} cells={cells} called={own} />;
}

/** Blank cards in the place of the cards before a purchase. */
function BlankCards({ count, isLow }: { count: number; isLow: boolean }) {
  const { bingo } = useMessages();
  return (
    <>
      <S.Row
        as="div"
        aria-hidden="true"
        data-blank=""
        data-several={flag(count > 1)}
        data-cards={Math.min(count, atOnce + 1)}
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <BlankBingoCard number={index + 1} compact={count > 1 || isLow} />
          </div>
        ))}
      </S.Row>
      <S.None>{bingo.cardsNone}</S.None>
    </>
  );
}

/**
 * The player's cards. On a phone up to four small ones are in view, two if it has little height, the nearest
 * to a prize first, and a press enlarges one; on a wide page up to four are in a row. Before a purchase blank
 * cards have their place.
 */
export function BingoCards({
  cards,
  called,
  patterns,
  open,
  planned = 1,
  className,
}: BingoCardsProps) {
  const { bingo } = useMessages();
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [autoDaub, setAutoDaub] = useState(true);
  const index = cards.findIndex((card) => card.id === enlarged);
  const isOne = index !== -1 || cards.length === 1;
  const isLow = useMediaQuery(lowQuery);
  const turn = useCardTurn(row, cards.length, isOne ? single : isLow ? lowGrid : grid);
  const numbered = cardsToGo(cards, new Set(called), patterns, open ?? noPatterns);
  const showsToGo = (!isOne || isLow) && called.length > 0 && open?.length !== 0;
  // Cards that the player marks, or turns one by one, stay where they are.
  const listed = isOne || !autoDaub ? numbered : nearestFirst(numbered);

  /** Card to which the view changes: the focus moves with it. */
  const moved = useRef<string | null>(null);
  const show = (card: string, isLarge: boolean): void => {
    moved.current = card;
    setEnlarged(isLarge ? card : null);
  };
  useLayoutEffect(() => {
    const card = moved.current;
    if (card === null) return;
    moved.current = null;
    if (index !== -1) back.current?.focus({ preventScroll: true });
    else row.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus();
    turn.show(Math.max(0, index));
  });

  // The browser keeps a card in view whose place has changed; the nearest ones are in view again.
  const order = listed.map(({ card }) => card.id);
  const shownOrder = useRef(order);
  useLayoutEffect(() => {
    const before = shownOrder.current;
    shownOrder.current = order;
    if (isOne || before.join() === order.join()) return;
    if (turn.from === 1) turn.show(0);
    moveFrom(before, order, row.current);
  });

  return (
    <S.Root
      className={slotClass('BingoCards', 'root', className)}
      aria-labelledby={id}
      data-enlarged={flag(index !== -1)}
    >
      <S.Area>
        <S.Head data-bare={flag(index === -1 && (!isOne || cards.length < 2))}>
          <h2 id={id}>{bingo.cards}</h2>
          {index !== -1 && enlarged !== null && (
            <S.Back
              ref={back}
              variant="ghost"
              iconStart={<Icon path={mdiViewGridOutline} size={20} />}
              onClick={() => show(enlarged, false)}
            >
              {bingo.allCards}
            </S.Back>
          )}
          {cards.length > (isOne ? 1 : atOnce) && (
            <S.Turn data-several={flag(!isOne)}>
              <IconButton
                label={isOne ? bingo.previousCard : bingo.previousCards}
                path={mdiChevronLeft}
                disabled={turn.from === 1}
                onClick={() => turn.turn(-1)}
              />
              <span>
                {isOne
                  ? fill(bingo.cardOf, { number: turn.from, count: cards.length })
                  : fill(bingo.cardsOf, { from: turn.from, to: turn.to, count: cards.length })}
              </span>
              <IconButton
                label={isOne ? bingo.nextCard : bingo.nextCards}
                path={mdiChevronRight}
                disabled={turn.to >= cards.length}
                onClick={() => turn.turn(1)}
              />
            </S.Turn>
          )}
        </S.Head>
        {cards.length === 0 ? (
          <BlankCards count={Math.max(1, planned)} isLow={isLow} />
        ) : (
          <S.Row
            ref={row}
            tabIndex={0}
            aria-labelledby={id}
            data-several={flag(!isOne)}
            data-cards={Math.min(cards.length, atOnce + 1)}
            onScroll={turn.follow}
          >
            {listed.map(({ card, number, ballsToGo }) => (
              <li key={card.id}>
                <CalledCard
                  number={number}
                  cells={card.cells}
                  called={called}
                  patterns={patterns}
                  autoDaub={autoDaub}
                  compact={!isOne || isLow}
                  ballsToGo={showsToGo ? ballsToGo : undefined}
                />
                {!isOne && (
                  <S.Enlarge
                    type="button"
                    data-card={card.id}
                    aria-label={fill(bingo.enlarge, { number })}
                    onClick={() => show(card.id, true)}
                  />
                )}
              </li>
            ))}
          </S.Row>
        )}
      </S.Area>
      <Switch
        label={bingo.autoDaub}
        hint={bingo.autoDaubHint}
        checked={autoDaub}
        onCheckedChange={setAutoDaub}
      />
    </S.Root>
  );
}
