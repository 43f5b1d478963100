import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { SelectionControl } from './use-row-selection.ts';

export interface RowKeysOptions {
  readonly count: number;
  /** Rows that Page Up and Page Down pass. */
  readonly pageRows: () => number;
  /** Brings a row into sight, so that it is drawn. */
  readonly reveal?: ((place: number) => void) | undefined;
  readonly selection: SelectionControl | undefined;
}

export interface RowKeys {
  /** Place of the row that the Tab key leads to. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const steps: Readonly<Record<string, (place: number, page: number, last: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  PageDown: (place, page) => place + page,
  PageUp: (place, page) => place - page,
  Home: () => 0,
  End: (_place, _page, last) => last,
};

/** What uses arrow keys itself. */
const ownKeys = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;

/**
 * Keys of a list of rows: arrows, Home, End and the page keys move between rows, Enter follows the
 * row's link, Space chooses the row, Shift with an arrow chooses a range. Tab goes on as anywhere.
 */
export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  { count, pageRows, reveal, selection }: RowKeysOptions,
): RowKeys {
  const [chosen, setChosen] = useState(0);
  const active = Math.max(0, Math.min(chosen, count - 1));

  const moveTo = (place: number) => {
    reveal?.(place);
    const row = container.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    row?.focus({ preventScroll: reveal !== undefined });
  };
  return {
    active,
    onFocus: (event) => {
      const row = rowOf(event.target);
      if (row) setChosen(Number(row.dataset['place']));
    },
    onKeyDown: (event) => {
      const { key, target, shiftKey } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(ownKeys)) return;
      const row = rowOf(target);
      const place = row ? Number(row.dataset['place']) : active;
      const step = steps[key];
      if (step && (row || target === container.current)) {
        const to = Math.max(0, Math.min(step(place, pageRows(), count - 1), count - 1));
        event.preventDefault();
        if (shiftKey && selection) selection.extend(place, to);
        moveTo(to);
      } else if (target === row && key === 'Enter') {
        row.querySelector<HTMLElement>('a[href]')?.click();
      } else if (target === row && key === ' ' && selection) {
        event.preventDefault();
        selection.toggle(place, shiftKey);
      }
    },
  };
}
