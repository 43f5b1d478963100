import { describe, expect, it } from 'vitest';
import { beadRoad, bigRoad, countOutcomes, type RoadResult } from './roads.ts';

const outcomes = { M: 'meron', W: 'wala', D: 'draw', C: 'cancelled' } as const;

const fights = (letters: string): RoadResult[] =>
  [...letters].map((letter, index) => ({
    number: index + 1,
    result: outcomes[letter as keyof typeof outcomes],
  }));

/** The big road as rows of text, with a dot for an empty cell. */
const drawn = (letters: string): string[] => {
  const cells = bigRoad(fights(letters));
  const columns = Math.max(...cells.map((cell) => cell.column)) + 1;
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => {
      const cell = cells.find((one) => one.column === column && one.row === row);
      return cell ? (cell.side === 'meron' ? 'M' : 'W') : '.';
    }).join(''),
  );
};

describe('beadRoad', () => {
  it('beadRoad fills six rows downwards before it starts the next column', () => {
    const columns = beadRoad(fights('MWDCMWM'));
    expect(columns.map((column) => column.map((cell) => cell.number))).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7],
    ]);
  });

  it('beadRoad is empty without results', () => {
    expect(beadRoad([])).toEqual([]);
  });
});

describe('bigRoad', () => {
  it('bigRoad starts a new column when the winner changes', () => {
    expect(drawn('MMWMW').slice(0, 2)).toEqual(['MWMW', 'M...']);
  });

  it('bigRoad turns a run of more than six to the right', () => {
    expect(drawn('MMMMMMMMW')).toEqual(['MW.', 'M..', 'M..', 'M..', 'M..', 'MMM']);
  });

  it('bigRoad turns right earlier if another tail blocks the column, and stays in its row', () => {
    // The run of eight meron occupies the last row up to column 2, so the run of wala turns one row higher.
    expect(drawn('MMMMMMMMWWWWWWWM')).toEqual(['MWM.', 'MW..', 'MW..', 'MW..', 'MWWW', 'MMM.']);
  });

  it('bigRoad skips a column whose first cell is occupied by a tail', () => {
    const cells = bigRoad(fights('MMM').concat(fights('W')), 1);
    expect(cells.map((cell) => [cell.column, cell.side])).toEqual([
      [0, 'meron'],
      [1, 'meron'],
      [2, 'meron'],
      [3, 'wala'],
    ]);
  });

  it('bigRoad marks draws on the cell before them and starts no column', () => {
    const cells = bigRoad(fights('MDDMW'));
    expect(cells.map((cell) => [cell.column, cell.row, cell.draws])).toEqual([
      [0, 0, 2],
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('bigRoad adds draws before the first winner to the first cell', () => {
    expect(bigRoad(fights('DDM')).map((cell) => cell.draws)).toEqual([2]);
  });

  it('bigRoad ignores cancelled fights without breaking the run', () => {
    expect(drawn('MCM')[1]).toBe('M');
  });
});

describe('countOutcomes', () => {
  it('countOutcomes counts the rounds of each outcome', () => {
    expect(countOutcomes(fights('MMWDC'))).toEqual({ meron: 2, wala: 1, draw: 1, cancelled: 1 });
  });
});
