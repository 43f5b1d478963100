import { describe, expect, it } from 'vitest';
import { itemsFor, matchesQuery } from './combobox-item.ts';

const item = { value: 'jose', label: 'José Núñez-Arief', detail: 'agen_barat' };

describe('matchesQuery', () => {
  it.each(['', 'jose', 'JOSÉ', 'nunez', 'arief jos', 'agen', 'barat', 'rief', '  núñez  '])(
    'matchesQuery matches an item by %j',
    (query) => {
      expect(matchesQuery(item, query)).toBe(true);
    },
  );

  it.each(['joseph', 'jose timur', 'se'])('matchesQuery does not match an item by %j', (query) => {
    expect(matchesQuery(item, query)).toBe(false);
  });
});

describe('itemsFor', () => {
  it('itemsFor takes the name from the first list that has it and never drops a value', () => {
    const list = [{ value: 'a', label: 'Baru' }];
    const seen = [
      { value: 'a', label: 'Lama' },
      { value: 'b', label: 'Budi' },
    ];
    expect(itemsFor(['b', 'a', 'c'], list, seen).map(({ label }) => label)).toEqual([
      'Budi',
      'Baru',
      'c',
    ]);
  });
});
