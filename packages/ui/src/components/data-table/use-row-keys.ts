import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { lineSign } from '../../primitives/line-sign.ts';
import type { SelectionControl } from './use-row-selection.ts';

export interface RowKeysOptions {
  readonly count: number;
  /** Rows that Page Up and Page Down skip. */
  readonly pageRows: () => number;
  /** Scrolls a row into view, so that it is rendered. */
  readonly reveal?: ((position: number) => void) | undefined;
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

const rowSteps: Readonly<Record<string, (position: number, page: number, last: number) => number>> =
  {
    ArrowDown: (position) => position + 1,
    ArrowUp: (position) => position - 1,
    PageDown: (position, page) => position + page,
    PageUp: (position, page) => position - page,
    Home: () => 0,
    End: (_position, _page, last) => last,
  };

const columnSteps: Readonly<
  Record<string, (position: number, last: number, sign: number) => number>
> = {
  ArrowRight: (position, _last, sign) => position + sign,
  ArrowLeft: (position, _last, sign) => position - sign,
  Home: () => 0,
  End: (_position, last) => last,
};

/** Selector of elements that use arrow keys themselves. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], thead';

const within = (position: number, last: number): number => Math.max(0, Math.min(position, last));

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
  const [chosen, setChosen] = useState({ position: 0, column: 0 });
  const active = within(chosen.position, count - 1);
  const inCells = columnCount !== undefined;
  const activeColumn = inCells ? within(chosen.column, columnCount - 1) : undefined;

  const moveTo = (position: number, column: number | undefined) => {
    reveal?.(position);
    const cell = column === undefined ? '' : ` [data-cell="${column}"]`;
    container.current
      ?.querySelector<HTMLElement>(`[data-place="${position}"]${cell}`)
      ?.focus({ preventScroll: reveal !== undefined && !inCells });
  };
  /** Returns the target of a key; `undefined` if the key does not move. */
  const follow = ({ key, ctrlKey }: KeyboardEvent, position: number, column: number) => {
    const sideways = inCells && !ctrlKey ? columnSteps[key] : undefined;
    if (sideways && container.current) {
      const last = (columnCount ?? 1) - 1;
      return {
        position,
        column: within(sideways(column, last, lineSign(container.current)), last),
      };
    }
    const step = rowSteps[key];
    return step && { position: within(step(position, pageRows(), count - 1), count - 1), column };
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
          position: Number(row.dataset['place']),
          column: Number(cell?.dataset['cell'] ?? chosen.column),
        });
      },
      onKeyDown: (event) => {
        const { key, target, shiftKey } = event;
        const isOwn = event.altKey || event.metaKey || (event.ctrlKey && !inCells);
        if (event.defaultPrevented || isOwn || partOf(target, ownKeys)) return;
        const row = partOf(target, '[data-place]');
        const position = row ? Number(row.dataset['place']) : active;
        const to = follow(event, position, activeColumn ?? 0);
        const focused = inCells ? partOf(target, '[data-cell]') : row;
        if (to && (row || target === container.current)) {
          event.preventDefault();
          if (shiftKey && selection && to.position !== position)
            selection.extend(position, to.position);
          moveTo(to.position, inCells ? to.column : undefined);
        } else if (target === focused && key === 'Enter') {
          const control = inCells ? 'a[href], button' : 'a[href]';
          focused?.querySelector<HTMLElement>(control)?.click();
        } else if (target === focused && key === ' ' && selection) {
          event.preventDefault();
          selection.toggle(position, shiftKey);
        }
      },
    },
  };
}
