import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, keepSearch, keptSearches } from './kept-searches.ts';

const key = 'lobi.searches.lentera';

/** A browser's storage; `refuses` simulates a full one. */
function storage(refuses = false) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

afterEach(() => {
  forgetSearches('lentera');
  vi.unstubAllGlobals();
});

describe('kept searches', () => {
  it('stored searches are returned newest first, separately for each brand', () => {
    storage();
    keepSearch('lentera', 'sari', 'bingo');
    keepSearch('lentera', 'sari', ' arena ');
    expect(keptSearches('lentera', 'sari')).toEqual(['arena', 'bingo']);
    expect(keptSearches('pesisir', 'sari')).toEqual([]);
  });

  it('stored searches are deleted once another user reads them, for their owner as well', () => {
    const kept = storage();
    keepSearch('lentera', 'sari', 'bingo');
    expect(keptSearches('lentera', 'guest')).toEqual([]);
    expect(kept.has(key)).toBe(false);
    keepSearch('lentera', 'guest', 'arena');
    expect(keepSearch('lentera', 'dewi', 'roulette')).toEqual(['roulette']);
  });

  it('kept searches hold until the page is left where storage is full or forbidden', () => {
    storage(true);
    keepSearch('lentera', 'sari', 'bingo');
    expect(keptSearches('lentera', 'sari')).toEqual(['bingo']);
    vi.stubGlobal('localStorage', undefined);
    expect(keepSearch('lentera', 'sari', 'arena')).toEqual(['arena', 'bingo']);
    expect(forgetSearches('lentera')).toEqual([]);
    expect(keptSearches('lentera', 'sari')).toEqual([]);
  });

  it('kept searches take nothing over that is none of ours', () => {
    const kept = storage();
    for (const text of ['{', 'null', '[]', '{"owner":"sari"}', '{"owner":1,"words":["a1"]}']) {
      kept.set(key, text);
      expect(keptSearches('lentera', 'sari')).toEqual([]);
    }
    const words = [7, 'x'.repeat(90), ...'abcdefg'];
    kept.set(key, JSON.stringify({ owner: 'sari', words }));
    expect(keptSearches('lentera', 'sari')).toEqual(['x'.repeat(40), 'a', 'b', 'c', 'd']);
  });
});
