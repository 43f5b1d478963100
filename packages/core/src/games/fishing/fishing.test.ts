import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/draw.ts';
import { toBasisPoints } from '../ratio.ts';
import { fishNames, ponds, type Fish, type FishName, type Pond, type PondName } from './fish.ts';
import { catchingWords, fishingGames } from './fishing.ts';

const fishing = fishingGames.fishing;
const names = Object.keys(ponds) as PondName[];

describe('a shot', () => {
  it('a shot catches below the word limit of its fish, and misses from there', () => {
    // 96 % of a half: 2^32 * 0.48.
    const words = Number(catchingWords(ponds.fishing, ponds.fishing.fish.anchovy));
    expect(words).toBe(Math.floor(2 ** 32 * 0.48));
    expect(fishing.play({ target: 'anchovy' }, 101n, createDraw([words - 1, 0]))).toEqual({
      caught: true,
      multipleBp: 20_000,
      payout: 202n,
    });
    expect(fishing.play({ target: 'anchovy' }, 101n, createDraw([words, 0]))).toEqual({
      caught: false,
      multipleBp: 0,
      payout: 0n,
    });
  });

  it('a shot wins each prize of the chest with the probability of its weight', () => {
    const opened = Array.from({ length: 100 }, (_, ticket) => {
      const word = Math.floor(((ticket + 0.5) * 2 ** 32) / 100);
      return fishing.play({ target: 'chest' }, 100n, createDraw([0, word])).multipleBp;
    });
    expect(opened.filter((bp) => bp === 100_000)).toHaveLength(60);
    expect(opened.filter((bp) => bp === 300_000)).toHaveLength(30);
    expect(opened.filter((bp) => bp === 1_000_000)).toHaveLength(10);
  });

  it('a shot rejects fish that are not in the pond', () => {
    const rejection = expect.objectContaining({
      issues: [expect.objectContaining({ field: 'target' })],
    });
    expect(() => fishing.readInput({ target: 'whale' })).toThrow(rejection);
    expect(() => fishingGames['fishing-river'].readInput({ target: 'dragon' })).toThrow(rejection);
  });

  it('a shot may win the largest prize of its fish', () => {
    expect(fishing.maximumPayout({ target: 'dragon' }, 100n)).toBe(50_000n);
    expect(fishingGames['fishing-deep'].maximumPayout({ target: 'dragon' }, 100n)).toBe(200_000n);
  });
});

describe.each(names)('the pond of %s', (name) => {
  const pond: Pond = ponds[name];
  const game = fishingGames[name];
  const fish = Object.entries(pond.fish) as [FishName, Fish][];

  it('a shot returns the declared share for every target, up to a part in 2^32', () => {
    const returns = fish.map(([target]) => toBasisPoints(game.rtp({ target })));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(game.returnBp.minimumBp);
    expect(Math.max(...returns)).toBeLessThanOrEqual(game.returnBp.maximumBp);
  });

  it('the pond has lower chances for larger prizes', () => {
    const single = fish.filter(([, { prizes }]) => prizes.length === 1).map(([, one]) => one);
    const chances = single.map((one) => Number(catchingWords(pond, one)));
    expect(chances).toEqual(chances.toSorted((left, right) => right - left));
  });

  it('the pond lists its fish from small to large', () => {
    const order = fish.map(([target]) => fishNames.indexOf(target));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  });
});
