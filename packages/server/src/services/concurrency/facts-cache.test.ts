import { describe, expect, it } from 'vitest';
import { createFactsCache } from './facts-cache.ts';

/** A source that counts its reads. */
function countedReads(known: readonly string[]) {
  const asked: (readonly string[])[] = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids);
    return ids.map((id) => (known.includes(id) ? { id, turn: asked.length } : undefined));
  };
  return { asked, read };
}

describe('the facts cache', () => {
  it('cached facts are read once, until they are refreshed', async () => {
    const { asked, read } = countedReads(['a']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 10 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.refresh('a')).toEqual({ id: 'a', turn: 2 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 2 });
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('missing facts are not cached', async () => {
    const { asked, read } = countedReads([]);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 10 });
    expect(await facts.get('a')).toBeUndefined();
    expect(await facts.get('a')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('the oldest facts are dropped from a full cache', async () => {
    const { asked, read } = countedReads(['a', 'b', 'c']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, maximumSize: 2 });
    for (const id of ['a', 'b', 'c', 'b', 'a']) await facts.get(id);
    expect(asked.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
