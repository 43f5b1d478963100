import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('turns run one after the other for one key, in order, also after a failure', async () => {
    const turns = createTurns();
    const course: string[] = [];
    const step = (name: string, fails = false) =>
      turns('key', async () => {
        course.push(`${name} begins`);
        await Promise.resolve();
        course.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([step('one'), step('two', true), step('three')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(course).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });

  it('turns do not wait for another key', async () => {
    const turns = createTurns();
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = turns('one', () => promise);
    await expect(turns('two', async () => 'done')).resolves.toBe('done');
    resolve();
    await slow;
  });
});
