import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraw, drawDistinct, drawOf, type PlaySeeds } from './draw.ts';
import { asServerSeed } from './seeds.ts';

const seeds = (serverSeed: string, clientSeed: string, nonce: number): PlaySeeds => ({
  serverSeed: asServerSeed(serverSeed),
  clientSeed,
  nonce,
});

const published = seeds('server seed', 'client seed', 1);

/** Stops of five reels of 30, 30, 30, 30 and 41, spin by spin from one draw. */
const stopsOfFive = async (spins: number) => {
  const draw = await drawOf(published, spins * 5);
  return Array.from({ length: spins }, () => [30, 30, 30, 30, 41].map((size) => draw.below(size)));
};

describe('a draw', () => {
  it('a draw agrees with published reels, beyond the first block of bytes', async () => {
    expect(await stopsOfFive(2)).toEqual([
      [22, 19, 7, 27, 23],
      [26, 20, 19, 28, 5],
    ]);
  });

  it.each([
    [1, [30, 26, 10, 37, 22, 35, 25, 24, 39, 4]],
    [2, [22, 26, 8, 4, 3, 19, 9, 2, 34, 10]],
  ])(
    'a draw agrees with published numbers taken from a row of 40, nonce %i',
    async (nonce, numbers) => {
      const draw = await drawOf(seeds('server seed', 'client seed', nonce), 10);
      expect(drawDistinct(draw, 10, 40).map((number) => number + 1)).toEqual(numbers);
    },
  );

  it('a draw is the same for the same seeds and differs for each other seed or nonce', async () => {
    const first = async (of: PlaySeeds) => (await drawOf(of, 1)).word();
    expect(await first(published)).toBe(await first(published));
    const others = [
      seeds('server seed.', 'client seed', 1),
      seeds('server seed', 'client seed.', 1),
      seeds('server seed', 'client seed', 2),
    ];
    for (const other of others) expect(await first(other)).not.toBe(await first(published));
  });

  it('a draw throws when its words are used up', () => {
    const draw = createDraw([1]);
    expect(draw.word()).toBe(1);
    expect(() => draw.word()).toThrow('The random source of the draw is exhausted.');
  });
});

describe('a number below a limit', () => {
  it('below() returns the fraction times the limit, rounded down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 2 ** 21 }),
        (word, limit) => {
          // A rejected word is followed by one that is accepted.
          const value = createDraw([word, 2 ** 31, 2 ** 31 + 1]).below(limit);
          const passedOver = (word * limit) % 2 ** 32 < 2 ** 32 % limit;
          fc.pre(!passedOver);
          expect(value).toBe(Math.floor((word / 2 ** 32) * limit));
          expect(value).toBeLessThan(limit);
        },
      ),
    );
  });

  it.each([37, 25, 416, 10_000])(
    'below(%i) returns every value for equally many words',
    (limit) => {
      const firstOf = (value: number) => Math.ceil((value * 2 ** 32) / limit);
      const isPassedOver = (word: number) => {
        const draw = createDraw([word]);
        try {
          draw.below(limit);
          return false;
        } catch {
          return true;
        }
      };
      // Words of one value are contiguous; only the first of them may be rejected.
      const counts = Array.from({ length: limit }, (_, value) => {
        const first = firstOf(value);
        expect(isPassedOver(first + 1)).toBe(false);
        return firstOf(value + 1) - first - (isPassedOver(first) ? 1 : 0);
      });
      expect(new Set(counts)).toEqual(new Set([Math.floor(2 ** 32 / limit)]));
    },
  );
});

describe('different numbers', () => {
  it('different numbers never repeat and stay in their range', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 40, maxLength: 40 }),
        (words) => {
          const numbers = drawDistinct(createDraw(words), 25, 25);
          expect([...numbers].sort((left, right) => left - right)).toEqual(
            Array.from({ length: 25 }, (_, index) => index),
          );
        },
      ),
    );
  });

  it('different numbers come in every order equally often', () => {
    // Six words that represent each sixth, each third and each half: all orders of three.
    const third = (nth: number) => Math.floor(((nth + 0.5) * 2 ** 32) / 3);
    const half = (nth: number) => Math.floor(((nth + 0.5) * 2 ** 32) / 2);
    const orders = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) =>
        drawDistinct(createDraw([third(first), half(second), 7]), 3, 3).join(''),
      ),
    );
    expect(orders.sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  });
});
