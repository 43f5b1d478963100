import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { droppedAt } from './column-layout.ts';
import { inOrder, moved } from './column-order.ts';
import type { DataColumn } from './data-table.types.ts';
import type { TableView } from './use-stored-view.ts';

/** Handlers with which a reader arranges columns in their headings. */
export interface ColumnArrangement {
  /** Widths in px by column; empty while every column is as wide as its content. */
  readonly widths: Readonly<Record<string, number>>;
  readonly onResize: (widths: Readonly<Record<string, number>>) => void;
  /** Moves a column by one place, and announces the new one. */
  readonly onMove: (id: string, header: string, step: -1 | 1) => void;
  readonly onDrop: (id: string, target: string, side: 'before' | 'after') => void;
}

const noWidths = {};

/** Order and widths of columns, stored with the reader's other settings of the table. */
export function useColumnArrangement<Row>(
  columns: readonly DataColumn<Row>[],
  view: TableView,
  setView: (view: TableView) => void,
): ColumnArrangement {
  const { data: words } = useMessages();
  const announce = useAnnounce();
  const order = inOrder(columns, view.order).map(({ id }) => id);
  return {
    widths: view.widths ?? noWidths,
    onResize: (widths) => setView({ ...view, widths: { ...view.widths, ...widths } }),
    onMove(id, header, step) {
      const next = moved(order, id, step);
      setView({ ...view, order: next });
      const position = next.indexOf(id) + 1;
      announce(fill(words.columnMoved, { column: header, position, count: next.length }), {
        key: 'columns',
      });
    },
    onDrop: (id, target, side) => setView({ ...view, order: droppedAt(order, id, target, side) }),
  };
}
