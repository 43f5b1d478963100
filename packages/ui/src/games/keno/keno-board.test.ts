import { describe, expect, it } from 'vitest';
import { areNumbers, faceOf, randomNumbers, toggled } from './keno-board.ts';

describe('a board of keno', () => {
  it.each([
    [7, [7], [], 'chosen'],
    [7, [7], [7], 'hit'],
    [7, [], [7], 'drawn'],
    [7, [8], [9], 'free'],
  ] as const)('the number %i with %j chosen and %j drawn is %s', (number, chosen, drawn, face) => {
    expect(faceOf(number, chosen, drawn)).toBe(face);
  });

  it('a pressed keno number is selected, and a selected one is deselected', () => {
    expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
    expect(toggled([3, 5, 9], 5)).toEqual([3, 9]);
  });

  it('an eleventh keno number is not selected', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(toggled(ten, 11)).toEqual(ten);
    expect(toggled(ten, 10)).toHaveLength(9);
  });

  it('the quick pick selects ten different keno numbers at random', () => {
    expect(randomNumbers(() => 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(randomNumbers(() => 0.9999)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
    expect(areNumbers(randomNumbers())).toBe(true);
    expect(randomNumbers()).toHaveLength(10);
  });

  it.each([
    [[0]],
    [[41]],
    [[1.5]],
    [[1, 1]],
    [['1']],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [null],
  ])('%j is rejected as stored keno numbers', (value) => {
    expect(areNumbers(value)).toBe(false);
  });
});
