import { describe, expect, it } from 'vitest';
import {
  betsOf,
  chipsOn,
  maximum,
  tableOf,
  unitsOf,
  withAllChips,
  withChips,
  withoutSpot,
  worthOf,
} from './chip-table.ts';

describe('chips on a table', () => {
  it('chips on a table are counted in smallest chips', () => {
    expect(unitsOf('50000', '1000', 'IDR')).toBe(50);
    expect(unitsOf('1.50', '0.50', 'PHP')).toBe(3);
    expect(worthOf(7, '0.50', 'PHP')).toBe('3.50');
  });

  it('chips are added to a spot and removed from it completely', () => {
    const table = withChips(withChips({}, 'red', 5) ?? {}, 'red', 1) ?? {};
    expect(table).toEqual({ red: 6 });
    expect(chipsOn(withChips(table, 'straight:17', 2) ?? {})).toBe(8);
    expect(withoutSpot(table, 'red')).toEqual({});
  });

  it('chips on a table do not exceed the maximum of a spot', () => {
    expect(withChips({ red: maximum.chips }, 'red', 1)).toBeUndefined();
  });

  it('chips on several spots are placed together or not at all', () => {
    const trio = [
      ['trio:0-2-3', 2],
      ['split:4-7', 1],
    ] as const;
    expect(withAllChips({ 'split:4-7': 3 }, trio, 10)).toEqual({
      'trio:0-2-3': 20,
      'split:4-7': 13,
    });
    expect(withAllChips({ 'split:4-7': maximum.chips }, trio, 10)).toBeUndefined();
  });

  it('a repeated play places the same chips again', () => {
    const table = { red: 10, 'straight:17': 5 };
    const play = { bets: betsOf(table), amount: '15000' };
    expect(tableOf(play, '1000', 'IDR')).toEqual(table);
    expect(tableOf(play, '500', 'IDR')).toEqual({ red: 20, 'straight:17': 10 });
  });

  it('a play cannot be repeated if the smallest chip has become too large', () => {
    expect(
      tableOf({ bets: [{ spot: 'red', chips: 3 }], amount: '3000' }, '2000', 'IDR'),
    ).toBeUndefined();
  });
});
