import { useState, type RefObject } from 'react';
import { lineSign } from '../../../primitives/line-sign.ts';

/** Position in a row of cards that scrolls to the side. */
export interface CardTurn {
  /** First and last card in view, from 1. */
  readonly from: number;
  readonly to: number;
  /** Turns to the previous or the next cards. */
  turn(by: 1 | -1): void;
  /** Brings a card into view without an animation. @param index from 0 */
  show(index: number): void;
  /** Reads the position after the row was scrolled. */
  follow(): void;
}

/**
 * Turns cards that do not all fit.
 * @param grid cards in one column, and columns in view
 */
export function useCardTurn(
  row: RefObject<HTMLElement | null>,
  count: number,
  grid: { readonly inColumn: number; readonly columns: number },
): CardTurn {
  const { inColumn, columns } = grid;
  const [column, setColumn] = useState(0);
  const width = (): number =>
    (row.current?.scrollWidth ?? 0) / Math.max(1, Math.ceil(count / inColumn));
  const first = Math.min(column * inColumn, Math.max(0, count - 1));
  return {
    from: first + 1,
    to: Math.min(count, first + inColumn * columns),
    turn(by) {
      const list = row.current;
      list?.scrollBy({ left: by * columns * width() * lineSign(list) });
    },
    show(index) {
      const at = Math.floor(index / inColumn);
      const list = row.current;
      list?.scrollTo({ left: at * width() * lineSign(list), behavior: 'instant' });
      setColumn(at);
    },
    follow() {
      const step = width();
      if (row.current && step > 0) setColumn(Math.round(Math.abs(row.current.scrollLeft) / step));
    },
  };
}
