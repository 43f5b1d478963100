import type { CellBoard } from '../play-frame/cell-after.ts';

/** The numbers of the board, from 1, in rows. */
export const board: CellBoard = { rows: 5, columns: 8 };
export const lastNumber = board.rows * board.columns;

/** Maximum number of picks. */
export const maximumNumbers = 10;

/** State of a number: `hit` is chosen and drawn. */
export type NumberFace = 'free' | 'chosen' | 'drawn' | 'hit';

/** Returns the current state of a number. @param drawn numbers that have been drawn so far */
export function faceOf(
  number: number,
  chosen: readonly number[],
  drawn: readonly number[],
): NumberFace {
  if (drawn.includes(number)) return chosen.includes(number) ? 'hit' : 'drawn';
  return chosen.includes(number) ? 'chosen' : 'free';
}

/** The picks after one was toggled, in ascending order; a number beyond the maximum changes nothing. */
export function toggled(chosen: readonly number[], number: number): readonly number[] {
  if (chosen.includes(number)) return chosen.filter((each) => each !== number);
  return chosen.length < maximumNumbers ? [...chosen, number].toSorted((a, b) => a - b) : chosen;
}

/**
 * Returns the maximum number of different random picks in ascending order. Only a suggestion: the platform
 * makes the draw. @param random returns a number from 0 to 1 (exclusive)
 */
export function randomNumbers(random: () => number = Math.random): readonly number[] {
  const remaining = Array.from({ length: lastNumber }, (_, index) => index + 1);
  return Array.from({ length: maximumNumbers }, () =>
    remaining.splice(Math.floor(random() * remaining.length), 1),
  )
    .flat()
    .toSorted((a, b) => a - b);
}

/** Schema of stored numbers. */
export const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= maximumNumbers &&
  new Set(value).size === value.length &&
  value.every((number) => Number.isInteger(number) && number >= 1 && number <= lastNumber);
