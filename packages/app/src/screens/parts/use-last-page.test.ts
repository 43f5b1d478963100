import { describe, expect, it } from 'vitest';
import { lastPageOf } from './use-last-page.ts';

describe('the last page of a list', () => {
  it.each([
    // total, shown, page, pageSize, where to
    [9, 0, 50, 25, 1],
    [51, 0, 4, 25, 3],
    [50, 0, 3, 25, 2],
    [0, 0, 7, 25, 1],
  ])(
    'lastPageOf %i rows, with %i on page %i of %i each, is page %i',
    (total, shown, page, pageSize, to) => {
      expect(lastPageOf({ total, shown }, { page, pageSize })).toBe(to);
    },
  );

  it.each([
    [9, 9, 1, 25],
    [51, 1, 3, 25],
    [0, 0, 1, 25],
    // A row came between the count and the page.
    [25, 1, 2, 25],
  ])(
    'lastPageOf is undefined on an existing page: %i rows, %i on page %i of %i',
    (total, shown, page, pageSize) => {
      expect(lastPageOf({ total, shown }, { page, pageSize })).toBeUndefined();
    },
  );
});
