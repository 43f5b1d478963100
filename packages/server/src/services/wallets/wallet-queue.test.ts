import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWalletQueue } from './wallet-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of wallets', () => {
  it('the wallet queue runs work on one wallet in the order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            wallets: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 }),
            turns: fc.nat(3),
            fails: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        async (works) => {
          const queue = createWalletQueue();
          const busy = new Set<string>();
          const seen = new Map<string, number[]>();
          const results = await Promise.allSettled(
            works.map(({ wallets, turns, fails }, index) =>
              queue.run(wallets, async () => {
                for (const wallet of new Set(wallets)) {
                  expect(busy.has(wallet)).toBe(false);
                  busy.add(wallet);
                  seen.set(wallet, [...(seen.get(wallet) ?? []), index]);
                }
                for (let each = 0; each < turns; each++) await turn();
                for (const wallet of wallets) busy.delete(wallet);
                if (fails) throw new Error(`work ${index}`);
                return index;
              }),
            ),
          );
          expect(results.map(({ status }) => status)).toEqual(
            works.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
          );
          for (const order of seen.values()) {
            expect(order).toEqual(order.toSorted((first, second) => first - second));
          }
        },
      ),
    );
  });

  it('the wallet queue does not delay calls for other wallets', async () => {
    const queue = createWalletQueue();
    let finish = (): void => undefined;
    const slow = queue.run(['a'], () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await queue.run(['b'], async () => 'done')).toBe('done');
    finish();
    await slow;
  });

  it('the wallet queue rejects work when it is full, and accepts it again afterwards', async () => {
    const queue = createWalletQueue(2);
    let finish = (): void => undefined;
    const first = queue.run(['a'], () => new Promise<void>((resolve) => (finish = resolve)));
    const second = queue.run(['a'], async () => undefined);
    await expect(queue.run(['b', 'a'], async () => undefined)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 1,
    });
    finish();
    await Promise.all([first, second]);
    await turn();
    expect(await queue.run(['b', 'a'], async () => 'again')).toBe('again');
  });
});
