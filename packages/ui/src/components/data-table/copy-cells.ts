import type { ClipboardEvent } from 'react';
import type { CellValue } from './data-table.types.ts';
import { rowsOf, type RowsProps } from './rows-props.ts';
import { isSelected } from './row-selection.ts';

const textOf = (value: CellValue): string => String(value ?? '').replace(/[\t\n\r]+/g, ' ');

/**
 * Returns the text to copy from a cell: its value, or, if its row is selected, all selected rows with
 * their columns, separated by tabs as spreadsheets paste them.
 */
export function textToCopy<Row>(
  {
    columns,
    rows,
    rowId,
    selection,
  }: Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowId' | 'selection'>,
  position: number,
  index: number,
): string | undefined {
  const isChosen = (row: Row) => selection && isSelected(selection.selection, rowId(row));
  const row = rows.rowAt(position);
  if (!isChosen(row)) {
    const value = columns[index]?.value;
    return value && textOf(value(row));
  }
  const written = columns.flatMap(({ value }) => (value ? [value] : []));
  return rowsOf(rows)
    .filter(isChosen)
    .map((each) => written.map((value) => textOf(value(each))).join('\t'))
    .join('\n');
}

/** Copies the value of the focused cell, or the selected rows; does not interfere with selected text. */
export function copyCells<Row>(
  event: ClipboardEvent<HTMLElement>,
  props: Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowId' | 'selection'>,
): boolean {
  const { target } = event;
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const row = cell?.closest<HTMLElement>('[data-place]');
  if (!cell || !row || !(document.getSelection()?.isCollapsed ?? true)) return false;
  const position = Number(row.dataset['place']);
  const text = textToCopy(props, position, Number(cell.dataset['cell'])) ?? cell.textContent;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
  return true;
}
