import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { toBasisPoints } from '../ratio.ts';
import { limbo, limboResultBp, limboTargets } from './limbo.ts';

describe('a multiple', () => {
  it.each([
    ['server seed', 'client seed', 1, 13_200],
    ['server seed', 'client seed', 2, 18_300],
    ['server seed', 'client seed', 3, 42_800],
    // A tiny fraction, for which other interpretations of the formula give another result.
    [
      'e8df2cc3b9ccb583ce5ea92336842387',
      '83e27f682128eb1852b048203dfd6931',
      1_942_124,
      38_076_923_000,
    ],
  ])(
    'a multiple agrees with the published one of %s, %s, %i',
    async (serverSeed, clientSeed, nonce, bp) => {
      const draw = await drawOf({ serverSeed: asServerSeed(serverSeed), clientSeed, nonce }, 1);
      expect(limbo.play({ targetBp: 20_000 }, 100n, draw).resultBp).toBe(bp);
    },
  );

  it('a multiple is between 0.99 and 99 million times', () => {
    expect(limboResultBp(0)).toBe(990_000_000_000);
    expect(limboResultBp((2 ** 32 - 1) / 2 ** 32)).toBe(9_900);
  });
});

describe('a bet', () => {
  it('a bet wins when the multiple reaches its target, and pays the target', () => {
    // 99,000,000 / 2.00 = 49,500,000: the last fraction that reaches 2.00 is 0.49499999.
    const reaching = Math.ceil(0.494_999_99 * 2 ** 32);
    expect(limbo.play({ targetBp: 20_000 }, 333n, createDraw([reaching]))).toEqual({
      resultBp: 20_000,
      won: true,
      payout: 666n,
    });
    const missing = Math.ceil(0.495 * 2 ** 32);
    expect(limbo.play({ targetBp: 20_000 }, 333n, createDraw([missing]))).toEqual({
      resultBp: 19_900,
      won: false,
      payout: 0n,
    });
  });

  it.each([10_000, 10_150, 1_000_000_100, 1.5, '20000'])(
    'a bet rejects the target %j',
    (targetBp) => {
      expect(() => limbo.readInput({ targetBp })).toThrow(
        expect.objectContaining({
          code: 'validation',
          issues: [expect.objectContaining({ field: 'targetBp' })],
        }),
      );
    },
  );
});

describe('the return', () => {
  const { minimumBp, maximumBp } = limbo.returnBp;
  // Small targets step by step, large ones scattered over all magnitudes.
  const targets = [
    ...Array.from({ length: 3_000 }, (_, step) => limboTargets.minimumBp + step * 100),
    ...Array.from({ length: 3_000 }, (_, step) => Math.floor(1.0038 ** step * 101) * 100),
    limboTargets.maximumBp,
    limboTargets.maximumBp - 100,
  ].filter((targetBp) => targetBp <= limboTargets.maximumBp);

  it('the return is within the declared range', () => {
    const returns = targets.map((targetBp) => toBasisPoints(limbo.rtp({ targetBp })));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(minimumBp);
    expect(Math.max(...returns)).toBeLessThanOrEqual(maximumBp);
    expect(toBasisPoints(limbo.rtp({ targetBp: 20_000 }))).toBe(9_900);
  });

  it('the return counts exactly the winning words', () => {
    for (const targetBp of [10_100, 20_000, 123_400, 1_000_000_000]) {
      const { numerator, denominator } = limbo.rtp({ targetBp });
      const winning = Number((numerator * 2n ** 32n * 10_000n) / (denominator * BigInt(targetBp)));
      expect(limboResultBp((winning - 1) / 2 ** 32)).toBeGreaterThanOrEqual(targetBp);
      expect(limboResultBp(winning / 2 ** 32)).toBeLessThan(targetBp);
    }
  });
});
