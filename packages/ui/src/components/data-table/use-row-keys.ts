import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { lineSign } from '../../primitives/line-sign.ts';
import type { SelectionControl } from './use-row-selection.ts';

export interface RowKeysOptions {
  readonly count: number;
  /** Rows that Page Up and Page Down skip. */
  readonly pageRows: () => number;
  /** Scrolls a row into view, so that it is rendered. */
  readonly reveal?: ((place: number) => void) | undefined;
  readonly selection: SelectionControl | undefined;
  /** Number of columns for cell navigation; absent with row navigation. */
  readonly columnCount?: number | undefined;
}

export interface RowKeys {
  /** Index of the row that is the tab stop. */
  readonly active: number;
  /** Index of the cell that is the tab stop; absent with row navigation. */
  readonly activeColumn: number | undefined;
  /** For the element around all rows. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

const rowSteps: Readonly<Record<string, (place: number, page: number, last: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  PageDown: (place, page) => place + page,
  PageUp: (place, page) => place - page,
  Home: () => 0,
  End: (_place, _page, last) => last,
};

const columnSteps: Readonly<Record<string, (place: number, last: number, sign: number) => number>> =
  {
    ArrowRight: (place, _last, sign) => place + sign,
    ArrowLeft: (place, _last, sign) => place - sign,
    Home: () => 0,
    End: (_place, last) => last,
  };

/** Selector of elements that use arrow keys themselves. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], thead';

const within = (place: number, last: number): number => Math.max(0, Math.min(place, last));

const partOf = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Keyboard navigation of rows: arrows, Home, End and the page keys move between rows, Enter follows the
 * row's link, Space selects the row, Shift with an arrow selects a range. With columns, arrows also move
 * between cells, Home and End within the row, with Control to the first and last row; Enter activates
 * the content of the cell.
 */
export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  { count, pageRows, reveal, selection, columnCount }: RowKeysOptions,
): RowKeys {
  const [chosen, setChosen] = useState({ place: 0, column: 0 });
  const active = within(chosen.place, count - 1);
  const inCells = columnCount !== undefined;
  const activeColumn = inCells ? within(chosen.column, columnCount - 1) : undefined;

  const moveTo = (place: number, column: number | undefined) => {
    reveal?.(place);
    const cell = column === undefined ? '' : ` [data-cell="${column}"]`;
    container.current
      ?.querySelector<HTMLElement>(`[data-place="${place}"]${cell}`)
      ?.focus({ preventScroll: reveal !== undefined && !inCells });
  };
  /** Returns the target of a key; `undefined` if the key does not move. */
  const follow = ({ key, ctrlKey }: KeyboardEvent, place: number, column: number) => {
    const sideways = inCells && !ctrlKey ? columnSteps[key] : undefined;
    if (sideways && container.current) {
      const last = (columnCount ?? 1) - 1;
      return { place, column: within(sideways(column, last, lineSign(container.current)), last) };
    }
    const step = rowSteps[key];
    return step && { place: within(step(place, pageRows(), count - 1), count - 1), column };
  };
  return {
    active,
    activeColumn,
    handlers: {
      onFocus: ({ target }) => {
        const row = partOf(target, '[data-place]');
        if (!row) return;
        const cell = partOf(target, '[data-cell]');
        setChosen({
          place: Number(row.dataset['place']),
          column: Number(cell?.dataset['cell'] ?? chosen.column),
        });
      },
      onKeyDown: (event) => {
        const { key, target, shiftKey } = event;
        const isOwn = event.altKey || event.metaKey || (event.ctrlKey && !inCells);
        if (event.defaultPrevented || isOwn || partOf(target, ownKeys)) return;
        const row = partOf(target, '[data-place]');
        const place = row ? Number(row.dataset['place']) : active;
        const to = follow(event, place, activeColumn ?? 0);
        const focused = inCells ? partOf(target, '[data-cell]') : row;
        if (to && (row || target === container.current)) {
          event.preventDefault();
          if (shiftKey && selection && to.place !== place) selection.extend(place, to.place);
          moveTo(to.place, inCells ? to.column : undefined);
        } else if (target === focused && key === 'Enter') {
          const control = inCells ? 'a[href], button' : 'a[href]';
          focused?.querySelector<HTMLElement>(control)?.click();
        } else if (target === focused && key === ' ' && selection) {
          event.preventDefault();
          selection.toggle(place, shiftKey);
        }
      },
    },
  };
}
