import { mdiCheckCircle, mdiCircleSlice7, mdiStar } from '@mdi/js';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '../../../messages/fill.ts';
import { fillCount } from '../../../messages/fill-count.ts';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { useKit, useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import type { BingoCells, BingoPatterns } from '../bingo.types.ts';
import { bingoLetters, cellRole, patternStates, side } from '../card-facts.ts';
import * as S from './bingo-card.styles.ts';

export interface BingoCardProps {
  /** Number of the card among the player's, from 1. */
  number: number;
  cells: BingoCells;
  called: readonly number[];
  patterns: BingoPatterns;
  /** Marks called numbers automatically; otherwise the player presses the cells. Default true. */
  autoDaub?: boolean | undefined;
  /** Small on a phone, so that several are in view. Default false. */
  compact?: boolean | undefined;
  /** Balls that the card needs for the nearest prize, shown on a compact card. */
  ballsToGo?: number | undefined;
  className?: string | undefined;
}

const rows = Array.from({ length: side }, (_, row) =>
  Array.from({ length: side }, (__, column) => row * side + column),
);

/** Movement of each arrow key between cells; it stops at the edges. */
const arrows: Readonly<Record<string, (cell: number) => number>> = {
  ArrowUp: (cell) => (cell >= side ? cell - side : cell),
  ArrowDown: (cell) => (cell < side * (side - 1) ? cell + side : cell),
  ArrowLeft: (cell) => (cell % side > 0 ? cell - 1 : cell),
  ArrowRight: (cell) => (cell % side < side - 1 ? cell + 1 : cell),
};

/**
 * A card of five by five. Marks are visual only: wins depend on the balls, marked or not. Cells of a
 * pattern that needs one more ball have a dashed border, those of a complete one a solid border and a
 * star; both are also text above the card.
 */
export function BingoCard({
  number,
  cells,
  called,
  patterns,
  autoDaub = true,
  compact = false,
  ballsToGo,
  className,
}: BingoCardProps) {
  const { locale, messages } = useKit();
  const { bingo } = messages;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  const [stop, setStop] = useState(0);
  const isCalled = new Set(called);
  const states = patternStates(cells, isCalled, patterns);
  const isMarked = (ball: number | null): boolean =>
    ball === null || (isCalled.has(ball) && (autoDaub || own.has(ball)));

  const press = (ball: number): void => {
    if (!isCalled.has(ball)) return;
    const next = new Set(own);
    if (!next.delete(ball)) next.add(ball);
    setOwn(next);
  };
  const move = (event: KeyboardEvent): void => {
    const next = arrows[event.key]?.(stop);
    if (next === undefined || autoDaub) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelectorAll<HTMLElement>('td > *')[next]?.focus();
  };

  return (
    <S.Root
      className={slotClass('BingoCard', 'root', className)}
      aria-labelledby={titleId}
      data-compact={flag(compact)}
    >
      <S.Head>
        <h3 id={titleId}>{fill(bingo.card, { number })}</h3>
        {compact && ballsToGo !== undefined && ballsToGo > 0 && (
          <S.ToGo data-near={flag(ballsToGo === 1)}>
            {fillCount(bingo.ballsToGo, ballsToGo, locale)}
          </S.ToGo>
        )}
        {states
          .filter(({ missing }) => missing <= 1)
          .map(({ pattern, missing }) => (
            <Badge
              key={pattern}
              tone={missing === 0 ? 'success' : 'warning'}
              icon={<Icon path={missing === 0 ? mdiCheckCircle : mdiCircleSlice7} size={16} />}
            >
              {fill(missing === 0 ? bingo.won : bingo.near, { pattern: bingo[pattern] })}
            </Badge>
          ))}
      </S.Head>
      <S.Grid ref={grid} dir="ltr" aria-labelledby={titleId} onKeyDown={move}>
        <thead>
          <tr>
            {bingoLetters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => {
                const ball = cells[cell] ?? null;
                const marked = isMarked(ball);
                const look = {
                  className: 'lobi-BingoCard-cell',
                  'data-marked': flag(marked),
                  'data-role': autoDaub ? cellRole(cell, states) : undefined,
                };
                return (
                  <td key={cell}>
                    {autoDaub ? (
                      <S.Cell {...look}>
                        <Face ball={ball} />
                        {marked && ball !== null && (
                          <VisuallyHidden>, {bingo.marked}</VisuallyHidden>
                        )}
                      </S.Cell>
                    ) : (
                      <S.Cell
                        as="button"
                        type="button"
                        {...look}
                        tabIndex={cell === stop ? 0 : -1}
                        aria-pressed={marked}
                        aria-disabled={ball === null || undefined}
                        onFocus={() => setStop(cell)}
                        onClick={() => ball !== null && press(ball)}
                      >
                        <Face ball={ball} />
                      </S.Cell>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  );
}

/** A card that was not bought yet: it has the size of a bought one. Visual only. */
export function BlankBingoCard({
  number,
  compact = false,
}: Pick<BingoCardProps, 'number' | 'compact'>) {
  const { bingo } = useMessages();
  return (
    <S.Root as="div" className="lobi-BingoCard-blank" data-compact={flag(compact)} data-blank="">
      <S.Head>
        <h3>{fill(bingo.card, { number })}</h3>
      </S.Head>
      <S.Grid dir="ltr">
        <thead>
          <tr>
            {bingoLetters.map((letter) => (
              <th key={letter}>{letter}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>
                  <S.Cell />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Root>
  );
}

/** Content of a cell: its ball, or the star of the free cell. */
function Face({ ball }: { ball: number | null }) {
  const { bingo } = useMessages();
  return ball === null ? <Icon path={mdiStar} size={20} label={bingo.free} /> : ball;
}
