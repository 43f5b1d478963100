import { describe, expect, it } from 'vitest';
import { chartRows, hasFigures, hasMarker, heightOf } from './chart-rows.ts';

describe('chartRows', () => {
  it('chartRows turns columns into rows; an invalid number has no height', () => {
    expect(
      chartRows({
        x: ['a', 'b', 'c'],
        series: [
          { id: '1', label: '', values: ['12.50', null, 'x'] },
          { id: '2', label: '', values: [0] },
        ],
      }),
    ).toEqual([
      { x: 'a', heights: [12.5, 0] },
      { x: 'b', heights: [null, null] },
      { x: 'c', heights: [null, null] },
    ]);
    expect(heightOf('')).toBeNull();
  });

  it('chartRows detects missing data', () => {
    expect(hasFigures([])).toBe(false);
    expect(hasFigures([{ id: '1', label: '', values: [null, 'x'] }])).toBe(false);
    expect(hasFigures([{ id: '1', label: '', values: [null, 0] }])).toBe(true);
  });
});

describe('hasMarker', () => {
  const heights = Array.from({ length: 24 }, (_, index) => (index > 16 ? null : index));
  const marked = (order: number, count: number) =>
    heights.flatMap((_, index) => (hasMarker(heights, index, order, count) ? [index] : []));

  it('hasMarker marks a single line only at its end', () => {
    expect(marked(0, 1)).toEqual([16]);
  });

  it('hasMarker marks several lines at different positions', () => {
    expect(marked(0, 2)).toEqual([0, 4, 8, 12, 16]);
    expect(marked(1, 2)).toEqual([2, 6, 10, 14, 16]);
  });
});
