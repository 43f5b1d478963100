import { describe, expect, it } from 'vitest';
import { samplePatterns } from '../../testing/bingo-fixtures.ts';
import type { BingoPatternName } from './bingo.types.ts';
import { ballName, cardsToGo, cellRole, nearestFirst, patternStates } from './card-facts.ts';

/** Cells are 1 to 25, so that the ball of a cell is obvious; the centre is free. */
const cells = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? null : cell + 1));
const stateOf = (called: readonly number[]) =>
  patternStates(cells, new Set(called), samplePatterns);
const missing = (called: readonly number[]) =>
  Object.fromEntries(stateOf(called).map((state) => [state.pattern, state.missing]));

describe('the progress of a card', () => {
  it('card facts include the number of missing balls of each pattern', () => {
    expect(missing([])).toEqual({ corners: 4, line: 4, full: 24 });
    expect(missing([1, 5, 21])).toEqual({ corners: 1, line: 2, full: 21 });
  });

  it('card facts count the free cell as called', () => {
    expect(missing([11, 12, 14, 15])).toMatchObject({ line: 0 });
  });

  it('card facts mark cells of complete patterns and of patterns that miss one ball', () => {
    const states = stateOf([11, 12, 14, 15, 1, 5, 21]);
    expect(cellRole(12, states)).toBe('won');
    expect(cellRole(24, states)).toBe('near');
    expect(cellRole(6, states)).toBeUndefined();
  });
});

describe('the name of a ball', () => {
  it('ballName starts with the letter of its column', () => {
    expect([1, 15, 16, 45, 75].map(ballName)).toEqual(['B 1', 'B 15', 'I 16', 'N 45', 'O 75']);
  });
});

describe('the distance to a prize', () => {
  const first = { id: 'a', cells };
  /** Its balls are 31 to 55. */
  const second = { id: 'b', cells: cells.map((ball) => ball && ball + 30) };
  const distances = (called: readonly number[], open: readonly BingoPatternName[]) =>
    cardsToGo([first, second], new Set(called), samplePatterns, open);
  const ballsToGo = (...given: Parameters<typeof distances>) =>
    distances(...given).map((card) => card.ballsToGo);

  it('the distance of a card is that to the nearest prize that is still open', () => {
    // With the free cell, four balls are enough for a line through the middle.
    expect(ballsToGo([], ['corners', 'line', 'full'])).toEqual([4, 4]);
    expect(ballsToGo([31, 32, 33], ['line'])).toEqual([4, 2]);
    expect(ballsToGo([31, 32, 33], ['corners', 'full'])).toEqual([4, 3]);
    expect(ballsToGo([31, 32, 33], ['full'])).toEqual([24, 21]);
    // Without an open prize all patterns count.
    expect(ballsToGo([31, 32, 33], [])).toEqual([4, 2]);
  });

  it('the nearest card comes first, equally near ones in the order of purchase', () => {
    const numbers = (called: readonly number[]) =>
      nearestFirst(distances(called, ['line'])).map(({ number }) => number);
    expect(numbers([])).toEqual([1, 2]);
    expect(numbers([31, 32, 33])).toEqual([2, 1]);
  });
});
