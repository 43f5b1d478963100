/** A board of equal cells, numbered row by row from 0. */
export interface CellBoard {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Returns the cell that a key moves to on a board; `undefined` for keys that it does not handle. Stops at the
 * ends of rows and columns.
 */
export function cellAfter(
  key: string,
  cell: number,
  { rows, columns }: CellBoard,
  isRightToLeft: boolean,
): number | undefined {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const at = (nextRow: number, nextColumn: number): number =>
    Math.min(rows - 1, Math.max(0, nextRow)) * columns +
    Math.min(columns - 1, Math.max(0, nextColumn));
  const forward = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at(row, column + forward),
    ArrowLeft: at(row, column - forward),
    ArrowDown: at(row + 1, column),
    ArrowUp: at(row - 1, column),
    Home: at(row, 0),
    End: at(row, columns - 1),
    PageUp: at(0, column),
    PageDown: at(rows - 1, column),
  };
  return places[key];
}
