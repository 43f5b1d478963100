import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/draw.ts';
import { toBasisPoints } from '../ratio.ts';
import { fish, type FishName } from './fish.ts';
import { catchingWords, fishing } from './fishing.ts';

const names = Object.keys(fish) as FishName[];

describe('a shot', () => {
  it('catches below the words of its fish, and misses from there', () => {
    // 96 % of a half: 2^32 * 0.48.
    const words = Number(catchingWords('anchovy'));
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

  it('opens the chest as often as its prizes weigh', () => {
    const opened = Array.from({ length: 100 }, (_, ticket) => {
      const word = Math.floor(((ticket + 0.5) * 2 ** 32) / 100);
      return fishing.play({ target: 'chest' }, 100n, createDraw([0, word])).multipleBp;
    });
    expect(opened.filter((bp) => bp === 100_000)).toHaveLength(60);
    expect(opened.filter((bp) => bp === 300_000)).toHaveLength(30);
    expect(opened.filter((bp) => bp === 1_000_000)).toHaveLength(10);
  });

  it('refuses fish that are not in the pond', () => {
    expect(() => fishing.readInput({ target: 'whale' })).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'target' })] }),
    );
  });
});

describe('the return', () => {
  it('is 96 % whatever is aimed at, up to a part in 2^32', () => {
    const returns = names.map((target) => toBasisPoints(fishing.rtp({ target })));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(fishing.returnBp.leastBp);
    expect(Math.max(...returns)).toBeLessThanOrEqual(fishing.returnBp.mostBp);
  });

  it('makes larger prizes rarer', () => {
    const chances = names.map((name) => Number(catchingWords(name)));
    expect(fishing.maximumPayout({ target: 'dragon' }, 100n)).toBe(50_000n);
    expect(chances.slice(0, 8)).toEqual(
      [...chances.slice(0, 8)].sort((left, right) => right - left),
    );
  });
});
