import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { memo, useId, useRef, useState } from 'react';
import { Switch } from '../../../components/switch/switch.tsx';
import { fill } from '../../../messages/fill.ts';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { lineSign } from '../../../primitives/line-sign.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { BingoCard, type BingoCardProps } from '../bingo-card/bingo-card.tsx';
import type { BingoOwnCard, BingoPatterns } from '../bingo.types.ts';
import { useSameBalls } from '../use-same-balls.ts';
import * as S from './bingo-cards.styles.ts';

export interface BingoCardsProps {
  /** Cards in the order of purchase. */
  cards: readonly BingoOwnCard[];
  called: readonly number[];
  patterns: BingoPatterns;
  className?: string | undefined;
}

const Card = memo(BingoCard);

/** A card and its called balls; rendered again only when these change. */
function CalledCard({ called, cells, ...card }: BingoCardProps) {
  const own = useSameBalls(called.filter((ball) => cells.includes(ball)));
  return <Card {...card} cells={cells} called={own} />;
}

/** The player's cards: one at a time on a phone, up to four in a row on a wide page. */
export function BingoCards({ cards, called, patterns, className }: BingoCardsProps) {
  const { bingo } = useMessages();
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const [autoDaub, setAutoDaub] = useState(true);
  const step = (): number => (row.current?.scrollWidth ?? 0) / Math.max(1, cards.length);
  const go = (by: 1 | -1): void => {
    const list = row.current;
    list?.scrollBy({ left: by * step() * lineSign(list) });
  };
  const follow = (): void => {
    const width = step();
    if (row.current && width > 0) setAt(Math.round(Math.abs(row.current.scrollLeft) / width));
  };

  return (
    <S.Root className={slotClass('BingoCards', 'root', className)} aria-labelledby={id}>
      <S.Head>
        <h2 id={id}>{bingo.cards}</h2>
        {cards.length > 1 && (
          <S.Turn>
            <IconButton
              label={bingo.previousCard}
              path={mdiChevronLeft}
              disabled={at === 0}
              onClick={() => go(-1)}
            />
            <span>{fill(bingo.cardOf, { number: at + 1, count: cards.length })}</span>
            <IconButton
              label={bingo.nextCard}
              path={mdiChevronRight}
              disabled={at >= cards.length - 1}
              onClick={() => go(1)}
            />
          </S.Turn>
        )}
      </S.Head>
      {cards.length === 0 ? (
        <S.None>{bingo.cardsNone}</S.None>
      ) : (
        <>
          <Switch
            label={bingo.autoDaub}
            hint={bingo.autoDaubHint}
            checked={autoDaub}
            onCheckedChange={setAutoDaub}
          />
          <S.Row
            ref={row}
            tabIndex={0}
            aria-labelledby={id}
            data-count={Math.min(4, cards.length)}
            onScroll={follow}
          >
            {cards.map((card, index) => (
              <li key={card.id}>
                <CalledCard
                  number={index + 1}
                  cells={card.cells}
                  called={called}
                  patterns={patterns}
                  autoDaub={autoDaub}
                />
              </li>
            ))}
          </S.Row>
        </>
      )}
    </S.Root>
  );
}
