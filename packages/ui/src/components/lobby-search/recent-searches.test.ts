import { describe, expect, it } from 'vitest';
import { withSearch } from './recent-searches.ts';

describe('withSearch', () => {
  it('withSearch puts the newest first and stores at most five', () => {
    const searches = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];
    const stored = searches.reduce<readonly string[]>(withSearch, []);
    expect(stored).toEqual(['f6', 'e5', 'd4', 'c3', 'b2']);
  });

  it('withSearch stores one of two that differ only in case, diacritics or spaces', () => {
    expect(withSearch(['bingo', 'arena timur'], '  Aréna  TIMUR ')).toEqual([
      'Aréna  TIMUR',
      'bingo',
    ]);
  });

  it('withSearch truncates long texts, never within a character', () => {
    const [stored = ''] = withSearch([], '𠮷'.repeat(39) + ' x'.repeat(20));
    expect(stored).toBe('𠮷'.repeat(39));
    expect([...(withSearch([], 'é'.repeat(60))[0] ?? '')]).toHaveLength(40);
  });

  it('withSearch ignores texts without letters and digits', () => {
    const earlier = ['bingo'];
    expect(withSearch(earlier, '   ')).toBe(earlier);
    expect(withSearch(earlier, '“!?”')).toBe(earlier);
  });
});
