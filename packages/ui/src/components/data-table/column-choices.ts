import type { ColumnChoice } from './column-menu.tsx';
import { pinnedColumns } from './column-layout.ts';
import { inOrder } from './column-order.ts';
import type { DataColumn } from './data-table.types.ts';
import type { TableView } from './use-stored-view.ts';

/** All columns in the user's order, for the column menu. */
export const columnChoices = <Row>(
  columns: readonly DataColumn<Row>[],
  view: TableView,
  shown: readonly DataColumn<Row>[],
): readonly ColumnChoice[] =>
  inOrder(columns, view.order).map(({ id, header, hideable = true, rowHeader }) => ({
    id,
    header,
    shown: shown.some((column) => column.id === id),
    fixed: !hideable || rowHeader,
    pinned: pinnedColumns(columns, view).includes(id),
  }));
