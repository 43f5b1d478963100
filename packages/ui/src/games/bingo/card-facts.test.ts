import { describe, expect, it } from 'vitest';
import { samplePatterns } from '../../testing/bingo-fixtures.ts';
import { ballName, cellRole, patternStates } from './card-facts.ts';

/** Cells hold 1 to 25, so that the ball of a cell is easy to see; the middle is free. */
const cells = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? null : cell + 1));
const stateOf = (called: readonly number[]) =>
  patternStates(cells, new Set(called), samplePatterns);
const missing = (called: readonly number[]) =>
  Object.fromEntries(stateOf(called).map((state) => [state.pattern, state.missing]));

describe('how far a card is', () => {
  it('counts what each pattern still needs', () => {
    expect(missing([])).toEqual({ corners: 4, line: 4, full: 24 });
    expect(missing([1, 5, 21])).toEqual({ corners: 1, line: 2, full: 21 });
  });

  it('takes the free cell for called', () => {
    expect(missing([11, 12, 14, 15])).toMatchObject({ line: 0 });
  });

  it('marks the cells of what is complete, and of all that are one ball short', () => {
    const states = stateOf([11, 12, 14, 15, 1, 5, 21]);
    expect(cellRole(12, states)).toBe('won');
    expect(cellRole(24, states)).toBe('near');
    expect(cellRole(6, states)).toBeUndefined();
  });
});

describe('the name of a ball', () => {
  it('ballName begins with the letter of its column', () => {
    expect([1, 15, 16, 45, 75].map(ballName)).toEqual(['B 1', 'B 15', 'I 16', 'N 45', 'O 75']);
  });
});
