import { describe, expect, it } from 'vitest';
import { createFactsCache } from './facts-cache.ts';

/** Facts that count how often they were read. */
function countedReads(known: readonly string[]) {
  const asked: (readonly string[])[] = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids);
    return ids.map((id) => (known.includes(id) ? { id, turn: asked.length } : undefined));
  };
  return { asked, read };
}

describe('kept facts', () => {
  it('kept facts are read once, until they are refreshed', async () => {
    const { asked, read } = countedReads(['a']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, most: 10 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 1 });
    expect(await facts.refresh('a')).toEqual({ id: 'a', turn: 2 });
    expect(await facts.get('a')).toEqual({ id: 'a', turn: 2 });
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('facts about what is missing are not kept', async () => {
    const { asked, read } = countedReads([]);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, most: 10 });
    expect(await facts.get('a')).toBeUndefined();
    expect(await facts.get('a')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('the facts that were read first make room', async () => {
    const { asked, read } = countedReads(['a', 'b', 'c']);
    const facts = createFactsCache({ read, keyOf: (id: string) => id, most: 2 });
    for (const id of ['a', 'b', 'c', 'b', 'a']) await facts.get(id);
    expect(asked.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
