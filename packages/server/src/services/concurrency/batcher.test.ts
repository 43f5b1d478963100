import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batch runner whose batches the test finishes. */
function manualRunner() {
  const batches: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const run = (items: readonly string[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const end = (error?: Error) =>
        error ? reject(error) : resolve(items.map((item) => item.toUpperCase()));
      batches.push({ items, end });
    });
  return { batches, run };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a batcher', () => {
  it('the batcher combines items of one turn, and collects items while it is busy', async () => {
    const { batches, run } = manualRunner();
    const send = createBatcher({ run, size: 10, concurrency: 1 });
    const first = Promise.all(['a', 'b'].map(send));
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([['a', 'b']]);
    const second = send('c');
    await settled();
    const third = send('d');
    await settled();
    expect(batches).toHaveLength(1);
    batches[0]?.end();
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    batches[1]?.end();
    expect([await first, await second, await third]).toEqual([['A', 'B'], 'C', 'D']);
  });

  it('the batcher limits the size and the number of concurrent batches', async () => {
    const { batches, run } = manualRunner();
    const send = createBatcher({ run, size: 2, concurrency: 2 });
    const results = Promise.all(['a', 'b', 'c', 'd', 'e'].map(send));
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    batches[0]?.end();
    await settled();
    expect(batches[2]?.items).toEqual(['e']);
    batches[1]?.end();
    batches[2]?.end();
    expect(await results).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('the batcher never puts equal keys into one batch, and preserves their order', async () => {
    const { batches, run } = manualRunner();
    const send = createBatcher({ run, size: 10, concurrency: 1, keyOf: (item) => item });
    const results = Promise.all(['x', 'a', 'a', 'b', 'a'].map(send));
    await settled();
    for (const expected of [['x', 'a', 'b'], ['a'], ['a']]) {
      expect(batches.at(-1)?.items).toEqual(expected);
      batches.at(-1)?.end();
      await settled();
    }
    expect(await results).toEqual(['X', 'A', 'A', 'B', 'A']);
  });

  it('the batcher rejects only the items of a failed batch', async () => {
    const { batches, run } = manualRunner();
    const send = createBatcher({ run, size: 10, concurrency: 1 });
    const results = Promise.allSettled([send('a'), settled().then(() => send('b'))]);
    await settled();
    await settled();
    batches[0]?.end(new Error('down'));
    await settled();
    batches[1]?.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
