import { describe, expect, it } from 'vitest';
import { createConcurrentCalls } from './concurrent-calls.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const rejection = expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 1 });

describe('the limit of concurrent calls', () => {
  it('the limit of concurrent calls rejects a user’s call above the limit, and no call of other users', () => {
    const calls = createConcurrentCalls(2);
    calls.enter('one');
    calls.enter('one');
    expect(() => calls.enter('one')).toThrow(rejection);
    expect(calls.enter('other')).toBeTypeOf('function');
  });

  it('the limit of concurrent calls executes six calls of a user at once, and the others in order of arrival', async () => {
    const calls = createConcurrentCalls(100);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const sent = Array.from({ length: 9 }, (_, index) =>
      calls.inTurn('one', () => {
        begun.push(index);
        return new Promise<number>((end, fail) => {
          ends.push(() => (index === 1 ? fail(new Error('one')) : end(index)));
        });
      }),
    );
    const settled = Promise.allSettled(sent);
    await turn();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    await expect(calls.inTurn('other', async () => 'done')).resolves.toBe('done');
    // A failed call frees its slot as well.
    ends[1]?.();
    ends[0]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    while (ends.length > 0) {
      ends.shift()?.();
      await turn();
    }
    expect(begun).toHaveLength(9);
    expect((await settled).map(({ status }) => status)).toEqual(
      begun.map((index) => (index === 1 ? 'rejected' : 'fulfilled')),
    );
  });

  it('the limit of concurrent calls accepts a call again after a response, which frees one slot', () => {
    const calls = createConcurrentCalls(2);
    const leave = calls.enter('one');
    calls.enter('one');
    leave();
    leave();
    calls.enter('one');
    expect(() => calls.enter('one')).toThrow(rejection);
  });
});
