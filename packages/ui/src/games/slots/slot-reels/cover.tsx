import type { CSSProperties } from 'react';
import { flag } from '../../../primitives/flag.ts';
import { Shapes } from '../../../drawings/shapes.tsx';
import type { SlotSkin } from '../skins/slot-skin.ts';
import type { CoverCell, SpinFrame } from '../spin-frames.ts';
import * as S from './cover.styles.ts';

export interface CoverProps {
  frame: SpinFrame;
  skin: SlotSkin;
}

/** Cells that a feature draws over the strips: expanded wilds, fallen symbols, held coins. */
export function Cover({ frame, skin }: CoverProps) {
  const { cover, status } = frame;
  if (cover.length === 0) return null;
  const isWaiting = status?.kind === 'hold' && status.left > 0;
  return (
    <S.Cover className="lobi-SlotReels-cover" aria-hidden="true">
      {cover.map((cell) => (
        <Cell key={keyOf(cell, frame)} cell={cell} skin={skin} waits={isWaiting} />
      ))}
    </S.Cover>
  );
}

/** A cell that moves is a new element in each frame, so that its animation starts again. */
const keyOf = ({ reel, row, enters }: CoverCell, { status }: SpinFrame): string =>
  enters === undefined || status?.kind !== 'tumble'
    ? `${reel}:${row}:${enters ?? ''}`
    : `${reel}:${row}:${status.number}`;

interface CellProps {
  cell: CoverCell;
  skin: SlotSkin;
  /** Whether empty cells respin. */
  waits: boolean;
}

function Cell({ cell, skin, waits }: CellProps) {
  const { reel, row, symbol, enters, cells, value } = cell;
  const isEmpty = symbol === undefined;
  const style = { gridColumn: reel + 1, gridRow: row + 1, '--cells': cells ?? 0 } as CSSProperties;
  return (
    <S.CoverCell
      style={style}
      data-enters={enters}
      data-empty={flag(isEmpty)}
      data-waiting={flag(isEmpty && waits)}
    >
      {symbol !== undefined && (
        <svg viewBox="0 0 100 100">
          <Shapes of={skin.symbols[symbol]?.shapes ?? []} />
          {value !== undefined && (
            <text x="50" y="62">
              {value}×
            </text>
          )}
        </svg>
      )}
    </S.CoverCell>
  );
}

export interface TrailProps {
  /** Multipliers from the start of the trail. */
  times: readonly number[];
  /** The multiplier that this spin reached; `undefined` while the reels turn. */
  reached: number | undefined;
}

/** The multipliers of a trail below the window; the plaque describes the reached one in text. */
export function Trail({ times, reached }: TrailProps) {
  return (
    <S.Trail className="lobi-SlotReels-trail" aria-hidden="true">
      {times.map((each) => (
        <li key={each} data-reached={flag(each === reached)}>
          ×{each}
        </li>
      ))}
    </S.Trail>
  );
}
