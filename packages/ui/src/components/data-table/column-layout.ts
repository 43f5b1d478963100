import { inOrder } from './column-order.ts';
import type { DataColumn } from './data-table.types.ts';
import type { TableView } from './use-stored-view.ts';

/** Limits of a column's width in px. */
export const columnWidths = { minimum: 64, maximum: 640, step: 16, usual: 160 } as const;

/** Clamps a width to the limits of a column. */
export const toColumnWidth = (width: number): number =>
  Math.round(Math.min(columnWidths.maximum, Math.max(columnWidths.minimum, width)));

/** Ids of the pinned columns, as set by the user or by the table's definition. */
export const pinnedColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  { pinned }: TableView,
): readonly string[] =>
  pinned ?? columns.slice(0, 1).flatMap((first) => (first.pinned ? first.id : []));

/** Visible columns, pinned ones first, then in the user's order. */
export function columnsInView<Row>(columns: readonly DataColumn<Row>[], view: TableView) {
  const ordered = inOrder(columns, view.order);
  const shown = ordered.filter(
    ({ id, hiddenAtFirst = false }) => view.columns[id] ?? !hiddenAtFirst,
  );
  const ids = pinnedColumns(ordered, view);
  const pinned = shown.filter(({ id }) => ids.includes(id));
  const others = shown.filter(({ id }) => !ids.includes(id));
  return { columns: [...pinned, ...others], pinnedCount: pinned.length };
}

/** The order after a column was dropped before or after another. */
export function droppedAt(
  order: readonly string[],
  id: string,
  target: string,
  side: 'before' | 'after',
): readonly string[] {
  if (id === target) return order;
  const without = order.filter((each) => each !== id);
  const position = without.indexOf(target);
  return position === -1
    ? order
    : without.toSpliced(side === 'before' ? position : position + 1, 0, id);
}
