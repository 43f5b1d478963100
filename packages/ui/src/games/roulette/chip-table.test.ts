import { describe, expect, it } from 'vitest';
import {
  betsOf,
  chipsOn,
  most,
  tableOf,
  unitsOf,
  withChips,
  withoutSpot,
  worthOf,
} from './chip-table.ts';

describe('chips on a table', () => {
  it('chips on a table count in chips of the smallest kind', () => {
    expect(unitsOf('50000', '1000', 'IDR')).toBe(50);
    expect(unitsOf('1.50', '0.50', 'PHP')).toBe(3);
    expect(worthOf(7, '0.50', 'PHP')).toBe('3.50');
  });

  it('chips are added to a spot and taken back from it completely', () => {
    const table = withChips(withChips({}, 'red', 5) ?? {}, 'red', 1) ?? {};
    expect(table).toEqual({ red: 6 });
    expect(chipsOn(withChips(table, 'straight:17', 2) ?? {})).toBe(8);
    expect(withoutSpot(table, 'red')).toEqual({});
  });

  it('do not go beyond what a spot may hold', () => {
    expect(withChips({ red: most.chips }, 'red', 1)).toBeUndefined();
  });

  it('the chips of an earlier play are laid again as they were', () => {
    const table = { red: 10, 'straight:17': 5 };
    const play = { bets: betsOf(table), amount: '15000' };
    expect(tableOf(play, '1000', 'IDR')).toEqual(table);
    expect(tableOf(play, '500', 'IDR')).toEqual({ red: 20, 'straight:17': 10 });
  });

  it('the chips of an earlier play are not laid again where the smallest chip has become too big', () => {
    expect(
      tableOf({ bets: [{ spot: 'red', chips: 3 }], amount: '3000' }, '2000', 'IDR'),
    ).toBeUndefined();
  });
});
