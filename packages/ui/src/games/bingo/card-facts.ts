import type { BingoCells, BingoOwnCard, BingoPatternName, BingoPatterns } from './bingo.types.ts';

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

/** A card with its distance to the nearest prize. */
export interface CardToGo {
  readonly card: BingoOwnCard;
  /** Position among all cards of the player, from 1. */
  readonly number: number;
  /** Number of balls that it needs for the nearest of the patterns. */
  readonly ballsToGo: number;
}

/**
 * Cards in the order of purchase, with their distance to the nearest prize.
 * @param open patterns whose prize was not won yet; if none is left, all count
 */
export function cardsToGo(
  cards: readonly BingoOwnCard[],
  called: ReadonlySet<number>,
  patterns: BingoPatterns,
  open: readonly BingoPatternName[],
): readonly CardToGo[] {
  const isOpen = (pattern: BingoPatternName): boolean =>
    open.length === 0 || open.includes(pattern);
  return cards.map((card, index) => {
    const missing = patternStates(card.cells, called, patterns)
      .filter(({ pattern }) => isOpen(pattern))
      .map((state) => state.missing);
    return { card, number: index + 1, ballsToGo: Math.min(...missing) };
  });
}

/** The nearest to a prize first; equally near ones stay in the order of purchase. */
export const nearestFirst = (cards: readonly CardToGo[]): readonly CardToGo[] =>
  cards.toSorted((a, b) => a.ballsToGo - b.ballsToGo);
