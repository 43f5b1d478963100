import type { Outcome } from '../odds/outcome.ts';

/** One finished fight on a road. */
export interface RoadResult {
  readonly number: number;
  readonly result: Outcome;
}

/** Rows of both boards. @source ours – as the trade draws them */
export const roadRows = 6;

/**
 * Bead board: the results in order, top to bottom, then the next column.
 * Columns count from 0, oldest first; the last may be short.
 */
export function beadRoad(
  results: readonly RoadResult[],
  rows: number = roadRows,
): readonly (readonly RoadResult[])[] {
  return Array.from({ length: Math.ceil(results.length / rows) }, (_, column) =>
    results.slice(column * rows, (column + 1) * rows),
  );
}

/** A cell of the big road: the winner, and the number of draws before the next winner. */
export interface BigRoadCell {
  readonly column: number;
  readonly row: number;
  readonly number: number;
  readonly side: 'meron' | 'wala';
  /** Draws at this cell; those before the first winner are added to the first cell. */
  readonly draws: number;
}

/**
 * Big road: a run fills its column downwards; a change of winner starts the next free column; a run that
 * reaches the bottom or another run turns right ("dragon tail"). Draws mark the last cell, cancelled fights
 * are ignored. Columns count from 0, oldest first.
 */
export function bigRoad(
  results: readonly RoadResult[],
  rows: number = roadRows,
): readonly BigRoadCell[] {
  const cells: BigRoadCell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => !taken.has(`${column}:${row}`);
  let runColumn = -1;
  let leadingDraws = 0;

  for (const { number, result } of results) {
    if (result === 'cancelled') continue;
    const last = cells.at(-1);
    if (result === 'draw') {
      if (last) cells[cells.length - 1] = { ...last, draws: last.draws + 1 };
      else leadingDraws += 1;
      continue;
    }
    const cell = nextCell(last, result);
    taken.add(`${cell.column}:${cell.row}`);
    cells.push({ ...cell, number, side: result, draws: last ? 0 : leadingDraws });
  }
  return cells;

  function nextCell(
    last: BigRoadCell | undefined,
    side: BigRoadCell['side'],
  ): { column: number; row: number } {
    if (last?.side !== side) {
      runColumn += 1;
      while (!isFree(runColumn, 0)) runColumn += 1;
      return { column: runColumn, row: 0 };
    }
    const below = last.row + 1;
    // Once a run has turned, it continues to the right, even if the cell below is free again.
    const hasTurned = last.column > runColumn;
    if (!hasTurned && below < rows && isFree(last.column, below)) {
      return { column: last.column, row: below };
    }
    return { column: last.column + 1, row: last.row };
  }
}

/** Number of occurrences of each outcome, for the text beside the boards. */
export function countOutcomes(results: readonly RoadResult[]): Readonly<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { meron: 0, wala: 0, draw: 0, cancelled: 0 };
  for (const { result } of results) counts[result] += 1;
  return counts;
}
