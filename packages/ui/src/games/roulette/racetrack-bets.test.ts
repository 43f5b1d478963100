import { describe, expect, it } from 'vitest';
import { chipsOf, neighboursOf, pocketsOf, sectors, straightUp } from './racetrack-bets.ts';
import { tableSpots } from './table-spots.ts';

const covered = (placed: readonly (readonly [string, number])[]) =>
  [...pocketsOf(placed.map(([spot]) => spot))].sort((a, b) => a - b);

describe('announced bets of roulette', () => {
  // Pockets in the order of the wheel, as published by casinos.
  it.each([
    ['voisins', 9, [22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25]],
    ['tiers', 6, [27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33]],
    ['orphans', 5, [1, 20, 14, 31, 9, 17, 34, 6]],
    ['zeroGame', 4, [12, 35, 3, 26, 0, 32, 15]],
  ] as const)('the bet %s takes %i chips and covers its pockets', (sector, chips, pockets) => {
    expect(chipsOf(sectors[sector])).toBe(chips);
    expect(covered(sectors[sector])).toEqual([...pockets].sort((a, b) => a - b));
  });

  it('the announced bets without the zero game cover every pocket of the wheel once', () => {
    const { tiers, orphans, voisins } = sectors;
    const pockets = [tiers, orphans, voisins].flatMap(covered);
    expect(pockets).toHaveLength(37);
    expect(new Set(pockets).size).toBe(37);
  });

  it('the announced bets use spots of the table only', () => {
    const known = new Set(tableSpots.map(({ spot }) => spot));
    const used = Object.values(sectors).flatMap((placed) => placed.map(([spot]) => spot));
    expect(used.filter((spot) => !known.has(spot))).toEqual([]);
  });

  it('a pocket has its neighbours on the wheel, also across zero', () => {
    expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6]);
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(32, 0)).toEqual([32]);
  });

  it('a bet on neighbours requires one chip for each pocket', () => {
    expect(straightUp(neighboursOf(5, 1))).toEqual([
      ['straight:10', 1],
      ['straight:5', 1],
      ['straight:24', 1],
    ]);
  });

  it('outside bets cover no pocket of the racetrack', () => {
    expect(
      covered([
        ['red', 3],
        ['dozen:2', 1],
        ['column:1', 1],
        ['first-four:0-1-2-3', 1],
      ]),
    ).toEqual([0, 1, 2, 3]);
  });
});
