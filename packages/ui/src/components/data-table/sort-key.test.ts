import { describe, expect, it } from 'vitest';
import { pressSort, readSorts, writeSorts } from './sort-key.ts';

describe('readSorts and writeSorts', () => {
  it.each([
    ['-createdAt', [{ id: 'createdAt', descending: true }]],
    [
      'status,-amount',
      [
        { id: 'status', descending: false },
        { id: 'amount', descending: true },
      ],
    ],
    [null, []],
  ])('readSorts reads %s, and writeSorts restores it', (sort, keys) => {
    expect(readSorts(sort)).toEqual(keys);
    expect(writeSorts(keys)).toBe(sort);
  });

  it('readSorts ignores empty keys', () => {
    expect(readSorts(',-,status')).toEqual([{ id: 'status', descending: false }]);
  });
});

describe('pressSort', () => {
  const press = (sort: string | null, id: string, adds: boolean, descendingFirst = false) =>
    writeSorts(pressSort(readSorts(sort), { id, adds, descendingFirst }));

  it('pressSort sorts by the column alone, and reverses it on the second press', () => {
    expect(press('status,-amount', 'who', false)).toBe('who');
    expect(press('who', 'who', false)).toBe('-who');
    expect(press(null, 'amount', false, true)).toBe('-amount');
  });

  it('pressSort with Shift adds a column, reverses it in place, then removes it', () => {
    expect(press('who', 'status', true)).toBe('who,status');
    expect(press('status,who', 'status', true)).toBe('-status,who');
    expect(press('-status,who', 'status', true)).toBe('who');
    expect(press('who', 'who', true)).toBe('-who');
    expect(press('-who', 'who', true)).toBe(null);
  });
});
