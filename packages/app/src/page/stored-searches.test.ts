import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteSearches, storeSearch, storedSearches } from './stored-searches.ts';

const key = 'lobi.searches.lentera';

/** A browser's storage; `refuses` simulates a full storage, which throws. */
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
  deleteSearches('lentera');
  vi.unstubAllGlobals();
});

describe('stored searches', () => {
  it('stored searches are returned newest first, separately for each brand', () => {
    storage();
    storeSearch('lentera', 'sari', 'bingo');
    storeSearch('lentera', 'sari', ' arena ');
    expect(storedSearches('lentera', 'sari')).toEqual(['arena', 'bingo']);
    expect(storedSearches('pesisir', 'sari')).toEqual([]);
  });

  it('stored searches are deleted once another user reads them, for their owner as well', () => {
    const kept = storage();
    storeSearch('lentera', 'sari', 'bingo');
    expect(storedSearches('lentera', 'guest')).toEqual([]);
    expect(kept.has(key)).toBe(false);
    storeSearch('lentera', 'guest', 'arena');
    expect(storeSearch('lentera', 'dewi', 'roulette')).toEqual(['roulette']);
  });

  it('stored searches last until the page is left when storage is full or forbidden', () => {
    storage(true);
    storeSearch('lentera', 'sari', 'bingo');
    expect(storedSearches('lentera', 'sari')).toEqual(['bingo']);
    vi.stubGlobal('localStorage', undefined);
    expect(storeSearch('lentera', 'sari', 'arena')).toEqual(['arena', 'bingo']);
    expect(deleteSearches('lentera')).toEqual([]);
    expect(storedSearches('lentera', 'sari')).toEqual([]);
  });

  it('stored searches ignore foreign data', () => {
    const kept = storage();
    for (const text of ['{', 'null', '[]', '{"owner":"sari"}', '{"owner":1,"words":["a1"]}']) {
      kept.set(key, text);
      expect(storedSearches('lentera', 'sari')).toEqual([]);
    }
    const words = [7, 'x'.repeat(90), ...'abcdefg'];
    kept.set(key, JSON.stringify({ owner: 'sari', words }));
    expect(storedSearches('lentera', 'sari')).toEqual(['x'.repeat(40), 'a', 'b', 'c', 'd']);
  });
});
