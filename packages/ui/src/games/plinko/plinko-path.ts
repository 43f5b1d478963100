/** A position on the board, as shares of its width and height. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** Height of a ball's bounce off a peg, as a share of the row height. */
const bounce = 0.7;

/** Start of a ball, above the first peg. */
const top = 0.02;

const sum = (turns: readonly number[]): number => turns.reduce((total, turn) => total + turn, 0);

/** The bucket of a path, counted from 0 at the left. */
export const bucketOf = (path: readonly number[]): number => sum(path);

/** Horizontal position of a ball after a number of rows, with a number of turns to the right. */
const xOf = (rows: number, row: number, rights: number): number =>
  0.5 + (rights - row / 2) / (rows + 1);

const yOf = (rows: number, row: number): number => (row + 1) / (rows + 1.5);

/** All pegs of a board: each row has one more than the row above, and two outside the path of a ball. */
export const pegsOf = (rows: number): BoardPoint[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      x: xOf(rows, row, peg - 1),
      y: yOf(rows, row),
    })),
  ).flat();

/**
 * Position of a ball at a share of its duration. It drops onto the first peg and bounces from row to row; it
 * depends only on past turns.
 */
export function ballAt(path: readonly number[], share: number): BoardPoint {
  const rows = path.length;
  const at = Math.min(1, Math.max(0, share)) * (rows + 1);
  const hop = Math.min(rows, Math.floor(at));
  const part = at - hop;
  if (hop === 0) {
    return { x: 0.5, y: top + (yOf(rows, 0) - top) * part ** 2 };
  }
  const rights = sum(path.slice(0, hop - 1));
  const from = xOf(rows, hop - 1, rights);
  const to = xOf(rows, hop, rights + (path[hop - 1] ?? 0));
  const fall = part ** 2 * (1 + bounce) - part * bounce;
  const above = yOf(rows, hop - 1);
  return { x: from + (to - from) * part, y: above + (yOf(rows, hop) - above) * fall };
}

/** Shares of the duration at which a ball hits a peg; at the last one it reaches its bucket. */
export const meetsAt = (rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => (row + 1) / (rows + 1));
