import {
  memo,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { fillCount } from '../../messages/fill-count.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { cellAfter } from '../play-frame/cell-after.ts';
import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { board, faceOf, lastNumber, type NumberFace } from './keno-board.ts';
import * as S from './keno-stage.styles.ts';

const rows = Array.from({ length: board.rows }, (_, row) =>
  Array.from({ length: board.columns }, (__, column) => row * board.columns + column + 1),
);

interface CellProps {
  readonly number: number;
  readonly face: NumberFace;
  /** Index of the tab stop. */
  readonly isCurrent: boolean;
  readonly onFocus: (number: number) => void;
  readonly onPress: (number: number) => void;
}

/** One number; it renders again only when its state changes. */
const Cell = memo(function Cell({ number, face, isCurrent, onFocus, onPress }: CellProps) {
  const { messages, fill, number: format } = usePlayFormat();
  const text = format(number);
  return (
    <S.Cell
      type="button"
      className="lobi-KenoStage-number"
      tabIndex={isCurrent ? 0 : -1}
      data-face={face}
      aria-pressed={face === 'chosen' || face === 'hit'}
      aria-label={face === 'free' ? undefined : fill(messages.keno[face], { number: text })}
      onFocus={() => onFocus(number)}
      onClick={() => onPress(number)}
    >
      {text}
    </S.Cell>
  );
});

export interface KenoPictureProps {
  chosen: readonly number[];
  /** Drawn numbers of the displayed draw; empty if none is shown for these picks. */
  drawn: readonly number[];
  isAtRest: boolean;
  /** Set by the picture: shows the progress of the draw, from 0 to 1. */
  draw: RefObject<((share: number) => void) | null>;
  /** Payout by number of hits, from none to all, in basis points. */
  multiplesBp: readonly number[];
  /** Whether nothing can be selected now. */
  isBlocked: boolean;
  onPress: (number: number) => void;
  screenRef: Ref<HTMLDivElement>;
}

/** The board of numbers, a single tab stop with arrow keys inside, and the payouts below. */
export const KenoPicture = memo(function KenoPicture(props: KenoPictureProps) {
  const { chosen, drawn, isAtRest, draw, multiplesBp, isBlocked, onPress, screenRef } = props;
  const { locale } = useKit();
  const { messages, fill, number, multiple } = usePlayFormat();
  const texts = messages.keno;
  const [current, setCurrent] = useState(1);
  const [come, setCome] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  useImperativeHandle(draw, () => (share: number) => setCome(Math.floor(share * drawn.length)), [
    drawn,
  ]);
  const seen = isAtRest ? drawn : drawn.slice(0, come);
  const hits =
    isAtRest && drawn.length > 0 ? chosen.filter((each) => drawn.includes(each)).length : null;
  const press = useHandler((pressed: number): void => {
    if (!isBlocked) onPress(pressed);
  });

  const move = (event: KeyboardEvent): void => {
    const next = cellAfter(event.key, current - 1, board, false);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next + 1);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <S.Screen ref={screenRef} dir="ltr">
      <Ground />
      <S.Board
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={fillCount(texts.board, chosen.length, locale, {
          last: number(lastNumber),
          count: number(chosen.length),
        })}
        aria-disabled={isBlocked || undefined}
        onKeyDown={move}
      >
        {rows.map((numbers) => (
          <S.Row key={numbers[0]} role="row">
            {numbers.map((each) => (
              <div key={each} role="gridcell">
                <Cell
                  number={each}
                  face={faceOf(each, chosen, seen)}
                  isCurrent={each === current}
                  onFocus={setCurrent}
                  onPress={press}
                />
              </div>
            ))}
          </S.Row>
        ))}
      </S.Board>
      {multiplesBp.length === 0 ? (
        // Its place is reserved, so that the first number does not change the size of the board.
        <S.Pays aria-hidden="true" style={{ visibility: 'hidden' }}>
          <S.Pay>
            <small>0</small>
            <span>0</span>
          </S.Pay>
        </S.Pays>
      ) : (
        <S.Pays aria-label={texts.pays}>
          {multiplesBp.map((multipleBp, count) =>
            multipleBp === 0 ? null : (
              <S.Pay
                // Payouts are keyed by number of hits.
                key={`${multiplesBp.length}-${count}`}
                className="lobi-KenoStage-pay"
                data-hit={flag(count === hits)}
                aria-label={fill(texts.pay, {
                  hits: number(count),
                  multiple: multiple(multipleBp),
                })}
              >
                <small aria-hidden="true">{number(count)}</small>
                <span aria-hidden="true">{number(multipleBp / 10_000)}</span>
              </S.Pay>
            ),
          )}
        </S.Pays>
      )}
    </S.Screen>
  );
});
