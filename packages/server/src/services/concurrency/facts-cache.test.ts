import { describe, expect, it } from 'vitest';
import { createFactsCache } from './facts-cache.ts';

/** A source that counts its reads. */
function countedReads(known: readonly string[]) {
  const readKeys: (readonly string[])[] = [];
  const read = async (ids: readonly string[]) => {
    readKeys.push(ids);
    return ids.map((id) => (known.includes(id) ? { id, turn: readKeys.length } : undefined));
  };
  return { asked: readKeys, read };
}

describe('the facts cache', () => {
  it('cached facts are read once, until they are refreshed', async () => {
    const { asked: readKeys, read } = countedReads(['a']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 10 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.refresh('a')).toEqual({ id: 'a', turn: 2 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 2 });
    expect(readKeys).toEqual([['a'], ['a']]);
  });

  it('missing facts are not cached', async () => {
    const { asked: readKeys, read } = countedReads([]);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 10 });
    expect(await facts.get('a')).toBeUndefined();
    expect(await facts.get('a')).toBeUndefined();
    expect(readKeys).toHaveLength(2);
  });

  it('the oldest facts are dropped from a full cache', async () => {
    const { asked: readKeys, read } = countedReads(['a', 'b', 'c']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 2 });
    for (const id of ['a', 'b', 'c', 'b', 'a']) await facts.get(id);
    expect(readKeys.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
