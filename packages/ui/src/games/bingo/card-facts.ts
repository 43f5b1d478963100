import type { BingoCells, BingoPatternName, BingoPatterns } from './bingo.types.ts';

/** Letters over the columns. */
export const bingoLetters = ['B', 'I', 'N', 'G', 'O'] as const;

/** Number of balls of the game, and of each letter. */
export const bingoBalls = 75;
const ballsPerLetter = bingoBalls / bingoLetters.length;

/** Number of cells of one row. */
export const side = bingoLetters.length;

/** Letter of a ball: 1 to 15 are B, and so on. */
export const letterOf = (ball: number): string =>
  bingoLetters[Math.floor((ball - 1) / ballsPerLetter)] ?? '';

/** Name of a called ball. @example ballName(72) // 'O 72' */
export const ballName = (ball: number): string => `${letterOf(ball)} ${ball}`;

/** Progress of a card towards a pattern: its nearest set of cells. */
export interface PatternState {
  readonly pattern: BingoPatternName;
  /** Number of missing cells; 0 is complete. */
  readonly missing: number;
  /** Cells of all sets with the same number of missing cells. */
  readonly cells: ReadonlySet<number>;
}

const order: readonly BingoPatternName[] = ['corners', 'line', 'full'];

/** Progress of a card towards each pattern after the called balls. Free cells count. */
export function patternStates(
  cells: BingoCells,
  called: ReadonlySet<number>,
  patterns: BingoPatterns,
): readonly PatternState[] {
  const isHit = (cell: number): boolean => {
    const ball = cells[cell] ?? null;
    return ball === null || called.has(ball);
  };
  return order.map((pattern) => {
    const sets = patterns[pattern].map((set) => ({
      set,
      missing: set.filter((cell) => !isHit(cell)).length,
    }));
    const missing = Math.min(...sets.map((one) => one.missing));
    const nearest = sets.filter((one) => one.missing === missing);
    return { pattern, missing, cells: new Set(nearest.flatMap(({ set }) => set)) };
  });
}

/**
 * Mark of a cell in addition to its daub: part of a complete pattern, or of one that needs one more
 * ball.
 */
export type CellRole = 'won' | 'near' | undefined;

/** Returns the mark of a cell: complete patterns take precedence. */
export function cellRole(cell: number, states: readonly PatternState[]): CellRole {
  const isIn = (missing: number): boolean =>
    states.some((state) => state.missing === missing && state.cells.has(cell));
  if (isIn(0)) return 'won';
  return isIn(1) ? 'near' : undefined;
}
