import type { ColumnChoice } from './column-menu.tsx';
import { inOrder } from './column-order.ts';
import type { DataColumn } from './data-table.types.ts';

/** All columns in the reader's order, as the menu of columns offers them. */
export const columnChoices = <Row>(
  columns: readonly DataColumn<Row>[],
  order: readonly string[],
  shown: readonly DataColumn<Row>[],
): readonly ColumnChoice[] =>
  inOrder(columns, order).map(({ id, header, hideable = true, rowHeader }) => ({
    id,
    header,
    shown: shown.some((column) => column.id === id),
    fixed: !hideable || rowHeader,
  }));
