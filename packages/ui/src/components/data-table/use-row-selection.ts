import { useMemo, useRef, useState } from 'react';
import type { RowSource } from './data-table.types.ts';
import {
  everything,
  isSelected,
  noSelection,
  selectedCount,
  selectionOf,
  withRows,
  type RowSelection,
} from './row-selection.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface RowSelectionOptions<Row> {
  readonly value: RowSelection | undefined;
  readonly defaultValue: RowSelection | undefined;
  readonly onChange: ((selection: RowSelection) => void) | undefined;
  readonly shown: RowSource<Row>;
  readonly rowId: (row: Row) => string;
  readonly total: number;
  /** The header selects everything, not just the visible rows. */
  readonly whole: boolean;
}

/** Selects rows by their index among the shown rows. */
export interface SelectionControl {
  readonly selection: RowSelection;
  readonly count: number;
  readonly page: 'all' | 'some' | 'none';
  /** Toggles a row; with `range`, gives all rows since the last toggled one the same state. */
  readonly toggle: (position: number, range: boolean) => void;
  /** Selects from the start of the range to this row, and nothing beyond it. */
  readonly extend: (from: number, to: number) => void;
  readonly togglePage: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Start of a range, and the selection before it. */
interface Anchor {
  readonly position: number;
  readonly before: RowSelection;
}

/** State of selected rows, controlled or not; its functions are memoized. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): SelectionControl {
  const { value, defaultValue = noSelection, shown, rowId, total, whole } = options;
  const [own, setOwn] = useState(defaultValue);
  const selection = value ?? own;
  const latest = useRef({ options, selection });
  const anchor = useRef<Anchor>(undefined);
  useLayoutEffect(() => {
    latest.current = { options, selection };
  });

  const actions = useMemo(() => {
    const change = (next: RowSelection) => {
      latest.current.selection = next;
      setOwn(next);
      latest.current.options.onChange?.(next);
    };
    const idsBetween = (first: number, second: number) => {
      const { shown: rows, rowId: idOf } = latest.current.options;
      const [from, to] = [Math.min(first, second), Math.max(first, second)];
      const last = Math.min(to, rows.count - 1);
      return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) =>
        idOf(rows.rowAt(from + index)),
      );
    };
    return {
      toggle: (position: number, range: boolean) => {
        const { selection: now } = latest.current;
        const [id = ''] = idsBetween(position, position);
        const ids = range && anchor.current ? idsBetween(anchor.current.position, position) : [id];
        const next = withRows(now, ids, !isSelected(now, id));
        anchor.current = { position, before: next };
        change(next);
      },
      extend: (from: number, to: number) => {
        const begun = (anchor.current ??= { position: from, before: latest.current.selection });
        change(withRows(begun.before, idsBetween(begun.position, to), true));
      },
      togglePage: () => {
        const { selection: now, options: current } = latest.current;
        const { shown: rows, total: all, whole: everyRow } = current;
        anchor.current = undefined;
        if (everyRow) return change(selectedCount(now, all) === all ? noSelection : everything);
        const ids = idsBetween(0, rows.count - 1);
        return change(withRows(now, ids, selectionOf(now, ids) !== 'all'));
      },
      selectAll: () => change(everything),
      clear: () => {
        anchor.current = undefined;
        change(noSelection);
      },
    };
  }, []);

  const count = selectedCount(selection, total);
  const page = useMemo(() => {
    if (whole) return count === 0 ? 'none' : count >= total ? 'all' : 'some';
    const ids = Array.from({ length: shown.count }, (_, position) => rowId(shown.rowAt(position)));
    return selectionOf(selection, ids);
  }, [whole, count, total, shown, rowId, selection]);
  return { ...actions, selection, count, page };
}
