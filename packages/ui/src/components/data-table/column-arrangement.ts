import { droppedAt } from './column-layout.ts';
import { inOrder } from './column-order.ts';
import type { DataColumn } from './data-table.types.ts';
import { useMoveColumn } from './use-move-column.ts';
import type { TableView } from './use-stored-view.ts';

/** Handlers with which users arrange columns in the headers. */
export interface ColumnArrangement {
  /** Widths in px by column; empty while every column has the width of its content. */
  readonly widths: Readonly<Record<string, number>>;
  readonly onResize: (widths: Readonly<Record<string, number>>) => void;
  /** Moves a column by one place, and announces the new one. */
  readonly onMove: (id: string, header: string, step: -1 | 1) => void;
  readonly onDrop: (id: string, target: string, side: 'before' | 'after') => void;
}

const noWidths = {};

/** Order and widths of columns, stored with the user's other settings of the table. */
export function useColumnArrangement<Row>(
  columns: readonly DataColumn<Row>[],
  view: TableView,
  setView: (view: TableView) => void,
): ColumnArrangement {
  const order = inOrder(columns, view.order).map(({ id }) => id);
  const onMove = useMoveColumn(order, (next) => setView({ ...view, order: next }));
  return {
    widths: view.widths ?? noWidths,
    onResize: (widths) => setView({ ...view, widths: { ...view.widths, ...widths } }),
    onMove,
    onDrop: (id, target, side) => setView({ ...view, order: droppedAt(order, id, target, side) }),
  };
}
