import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsFrom } from '../../testing/measure-returns.ts';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { instantGames } from '../instant-games.ts';
import { drawJackpot, jackpotCursor, playForJackpot, settleJackpot } from './jackpot-draw.ts';
import { jackpotReturn, type JackpotTerms } from './jackpot-terms.ts';

const terms: JackpotTerms = { contributionBp: 100, seed: 1_000n, turnover: 200_000n };
const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce: 1 };

/** The two words whose product with a limit gives a number below it. */
const wideWords = (value: bigint, limit: bigint): [number, number] => {
  const word = ((value << 64n) + limit - 1n) / limit + 1n;
  return [Number(word >> 32n), Number(word & 0xffff_ffffn)];
};

/** A draw with a position among all stakes, and one among ten thousand for the share. */
const drawAt = (position: bigint, fraction: number) =>
  createDraw([
    ...wideWords(position, terms.turnover),
    Math.floor(((fraction + 0.5) * 2 ** 32) / 10_000),
  ]);

describe('a draw for a jackpot', () => {
  it('a draw for a jackpot wins for positions below the stake only', () => {
    for (const [place, won] of [
      [0n, true],
      [2_999n, true],
      [3_000n, false],
      [199_999n, false],
    ] as const)
      expect(drawJackpot(terms, 3_000n, drawAt(place, 0)).won).toBe(won);
  });

  it('a draw for a jackpot contributes the share, and draws for the fraction of a minor unit', () => {
    const put = (stake: bigint, fraction: number) =>
      drawJackpot(terms, stake, drawAt(0n, fraction)).contribution;
    expect([put(3_000n, 0), put(3_000n, 9_999)]).toEqual([30n, 30n]);
    // 1 % of 10 cents is a tenth of a cent: one whole cent for one draw in ten.
    expect([put(10n, 0), put(10n, 999), put(10n, 1_000)]).toEqual([1n, 1n, 0n]);
  });

  it('a draw for a jackpot contributes exactly the share on average, whatever the stake', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 100_000n), fc.integer({ min: 0, max: 2_000 }), (stake, bp) => {
        const share = stake * BigInt(bp);
        const drawn = (fraction: number) =>
          drawJackpot({ ...terms, contributionBp: bp }, stake, drawAt(0n, fraction)).contribution;
        const more = Number(share % 10_000n);
        expect(drawn(Math.max(0, more - 1))).toBe(share / 10_000n + (more > 0 ? 1n : 0n));
        expect(drawn(more)).toBe(share / 10_000n);
      }),
    );
  });

  it('a draw for a jackpot rejects words that would favour some stakes', () => {
    const favoured = 2n ** 64n % 3n;
    expect(favoured).toBe(1n);
    const third = drawJackpot({ ...terms, turnover: 3n }, 1n, createDraw([0, 0, 2 ** 31, 0, 7]));
    // The first two words are rejected; the next two give the second of three positions.
    expect(third.won).toBe(false);
  });

  it('a jackpot draw is the same for the same seeds and differs for each other seed or nonce', async () => {
    const even = { contributionBp: 5_000, turnover: 2n };
    const drawn = async (nonce: number) =>
      (await playForJackpot(even, 1n, { ...seeds, nonce })).won;
    const run = await Promise.all(Array.from({ length: 64 }, (_, nonce) => drawn(nonce + 1)));
    const again = await Promise.all(Array.from({ length: 64 }, (_, nonce) => drawn(nonce + 1)));
    expect(again).toEqual(run);
    const wins = run.filter(Boolean).length;
    expect(wins).toBeGreaterThan(16);
    expect(wins).toBeLessThan(48);
  });

  it('a draw for a jackpot uses words after those of every game, and changes none of them', async () => {
    for (const game of instantGames.values())
      expect(game.words / 8 + 1).toBeLessThan(jackpotCursor);
    const far = await drawOf(seeds, 1, jackpotCursor);
    const near = await drawOf(seeds, 1);
    expect(far.word()).not.toBe(near.word());
    // Published for these seeds: the first stop of a reel of thirty.
    expect((await drawOf(seeds, 1)).below(30)).toBe(22);
  });
});

describe('a jackpot pool', () => {
  it('a won jackpot pool is paid whole with the winner’s own contribution and restarts at the seed', () => {
    expect(settleJackpot(terms, 5_000n, { contribution: 30n, won: true })).toEqual({
      paid: 5_030n,
      pool: 1_000n,
    });
    expect(settleJackpot(terms, 5_000n, { contribution: 30n, won: false })).toEqual({
      paid: 0n,
      pool: 5_030n,
    });
  });

  it('a jackpot pool has the declared return over 400,000 plays, and no minor unit is created or lost', () => {
    const draw = createDraw(wordsFrom(20_261_122));
    const stake = 150n;
    const plays = 400_000;
    let pool = terms.seed;
    let [paid, put, wins] = [0n, 0n, 0n];
    for (let play = 0; play < plays; play += 1) {
      const drawn = drawJackpot(terms, stake, draw);
      const settled = settleJackpot(terms, pool, drawn);
      pool = settled.pool;
      paid += settled.paid;
      put += drawn.contribution;
      wins += drawn.won ? 1n : 0n;
    }
    expect(pool).toBe(terms.seed * (1n + wins) + put - paid);
    const staked = stake * BigInt(plays);
    // Wins are rare, so that their number is tested: within four standard errors.
    const expected = Number(staked) / Number(terms.turnover);
    expect(Math.abs(Number(wins) - expected)).toBeLessThan(4 * Math.sqrt(expected));
    const { numerator, denominator } = jackpotReturn(terms);
    const promised = Number(numerator) / Number(denominator);
    const seeded = Number(terms.seed) / Number(terms.turnover);
    const contribution = Number(paid + pool - terms.seed) / Number(staked);
    expect(Math.abs(contribution - promised)).toBeLessThan(
      (4 * seeded) / Math.sqrt(expected) + 0.0001,
    );
  });
});
