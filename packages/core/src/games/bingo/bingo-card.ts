import { drawDistinct, type Draw } from '../fairness/draw.ts';

/** Balls of the game: 15 for each of the letters B, I, N, G, O. */
export const bingoBalls = 75;
const side = 5;
const ballsPerColumn = bingoBalls / side;
const centre = 12;

/** Cells row by row; `null` is the free cell in the middle. */
export type BingoCard = readonly (number | null)[];

/** Random words used by a card and by the order of the balls. */
export const bingoWords = { card: side * side, balls: bingoBalls } as const;

/**
 * A card: each column has five different balls of its letter; the centre is free. @source ours – 75-ball
 * bingo
 */
export function bingoCard(draw: Draw): BingoCard {
  const columns = Array.from({ length: side }, (_, column) =>
    drawDistinct(draw, side, ballsPerColumn).map((ball) => column * ballsPerColumn + ball + 1),
  );
  return Array.from({ length: side * side }, (_, cell) =>
    cell === centre ? null : (columns[cell % side]?.[Math.floor(cell / side)] ?? null),
  );
}

/** The order in which all balls are called. */
export const callOrder = (draw: Draw): number[] =>
  drawDistinct(draw, bingoBalls, bingoBalls).map((ball) => ball + 1);

const steps = [0, 1, 2, 3, 4];
const rows = steps.map((row) => steps.map((column) => row * side + column));
const columns = steps.map((column) => steps.map((row) => row * side + column));
const diagonals = [
  steps.map((step) => step * (side + 1)),
  steps.map((step) => (step + 1) * (side - 1)),
];

/** Patterns that win, each with the sets of cells that complete it. @source ours */
export const bingoPatterns = {
  corners: [[0, 4, 20, 24]],
  line: [...rows, ...columns, ...diagonals],
  full: [steps.flatMap((row) => rows[row] ?? [])],
} as const satisfies Record<string, readonly (readonly number[])[]>;
export type BingoPattern = keyof typeof bingoPatterns;

/**
 * Position of each ball, by its number, from 1; the free cell is marked from the start. Computed once
 * for all cards.
 */
export function callTimes(order: readonly number[]): Uint8Array {
  const times = new Uint8Array(bingoBalls + 1);
  for (const [index, ball] of order.entries()) times[ball] = index + 1;
  return times;
}

/** Returns after how many balls a card completes a pattern; `order` as called, or its `callTimes`. */
export function completedAfter(
  card: BingoCard,
  pattern: BingoPattern,
  order: readonly number[] | Uint8Array,
): number {
  const times = order instanceof Uint8Array ? order : callTimes(order);
  let first = bingoBalls;
  for (const cells of bingoPatterns[pattern]) {
    let last = 0;
    for (const cell of cells) last = Math.max(last, times[card[cell] ?? 0] ?? 0);
    first = Math.min(first, last);
  }
  return first;
}
