import { describe, expect, it } from 'vitest';
import {
  everything,
  isSelected,
  noSelection,
  selectedCount,
  selectionOf,
  withRows,
} from './row-selection.ts';

describe('row selection', () => {
  it('the row selection selects and deselects rows', () => {
    const some = withRows(noSelection, ['a', 'b'], true);
    expect(isSelected(some, 'a')).toBe(true);
    expect(selectedCount(some, 10)).toBe(2);
    expect(withRows(some, ['a', 'b'], false)).toEqual(noSelection);
  });

  it('the row selection distinguishes "all but" from a list of ids', () => {
    const withoutOne = withRows(everything, ['a'], false);
    expect(withoutOne).toEqual({ all: true, except: new Set(['a']) });
    expect(isSelected(withoutOne, 'a')).toBe(false);
    expect(isSelected(withoutOne, 'never fetched')).toBe(true);
    expect(selectedCount(withoutOne, 1_280)).toBe(1_279);
    expect(withRows(withoutOne, ['a'], true)).toEqual(everything);
  });

  it('the row selection reports whether a page is selected fully, partly or not at all', () => {
    const some = withRows(noSelection, ['a', 'b'], true);
    expect(selectionOf(some, ['a', 'b'])).toBe('all');
    expect(selectionOf(some, ['b', 'c'])).toBe('some');
    expect(selectionOf(some, ['c'])).toBe('none');
    expect(selectionOf(everything, [])).toBe('none');
  });
});
