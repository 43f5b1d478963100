import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { ratio, toBasisPoints } from '../ratio.ts';
import { roulette, rouletteFrench, rouletteMultipleBp } from './roulette.ts';
import { pockets, rouletteSpots } from './spots.ts';

const spots = Object.keys(rouletteSpots);

/** A word from the middle of a pocket's range. */
const falling = (pocket: number) => createDraw([Math.floor(((pocket + 0.5) * 2 ** 32) / pockets)]);

const on = (...bets: [spot: string, chips: number][]) => ({
  bets: bets.map(([spot, chips]) => ({ spot, chips })),
});

describe('the layout', () => {
  it('the roulette layout has every bet of a European table', () => {
    const kinds = spots.map((spot) => spot.split(':')[0] ?? '');
    const counts = Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      trio: 2,
      'first-four': 1,
      street: 12,
      corner: 22,
      'six-line': 11,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
      dozen: 3,
      column: 3,
    });
  });

  it('the layout covers each number but 0 by one colour, parity, half, dozen and column', () => {
    const groups = [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
      ['dozen:1', 'dozen:2', 'dozen:3'],
      ['column:1', 'column:2', 'column:3'],
    ];
    for (const group of groups) {
      const numbers = group.flatMap((spot) => rouletteSpots[spot] ?? []);
      expect(numbers.sort((left, right) => left - right)).toEqual(
        Array.from({ length: 36 }, (_, index) => index + 1),
      );
    }
  });

  it.each([
    ['straight:17', 360_000],
    ['split:17-20', 180_000],
    ['street:16-17-18', 120_000],
    ['trio:0-2-3', 120_000],
    ['corner:16-17-19-20', 90_000],
    ['first-four:0-1-2-3', 90_000],
    ['six-line:16-17-18-19-20-21', 60_000],
    ['dozen:2', 30_000],
    ['column:2', 30_000],
    ['black', 20_000],
    ['odd', 20_000],
    ['low', 20_000],
  ])('the layout pays %s as tables do, stake included, when 17 or 2 falls', (spot, multipleBp) => {
    expect(rouletteMultipleBp(spot)).toBe(multipleBp);
  });
});

describe('a spin', () => {
  it.each([
    [1, 27],
    [2, 19],
  ])('a spin agrees with the published pocket, nonce %i', async (nonce, pocket) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    const draw = await drawOf(seeds, roulette.words);
    expect(roulette.play(on(['red', 1]), 100n, draw).pocket).toBe(pocket);
  });

  it('a spin pays each chip by its spot', () => {
    const input = on(['straight:17', 1], ['black', 2], ['dozen:1', 1]);
    expect(roulette.play(input, 400n, falling(17))).toEqual({ pocket: 17, payout: 3_600n + 400n });
    expect(roulette.play(input, 400n, falling(3))).toEqual({ pocket: 3, payout: 300n });
    expect(roulette.play(input, 400n, falling(0))).toEqual({ pocket: 0, payout: 0n });
  });

  it('a spin rounds down once if the chips do not divide the stake evenly', () => {
    // 100 on three chips: one chip is worth 33.33…, even money pays 66.66….
    expect(roulette.play(on(['red', 1], ['low', 2]), 100n, falling(21)).payout).toBe(66n);
  });

  it('a spin returns half of an even-money bet by the French rule when the ball lands on zero', () => {
    const input = on(['red', 2], ['dozen:1', 2], ['straight:17', 1]);
    expect(rouletteFrench.play(input, 500n, falling(0)).payout).toBe(100n);
    expect(roulette.play(input, 500n, falling(0)).payout).toBe(0n);
    for (const pocket of [1, 17, 36])
      expect(rouletteFrench.play(input, 500n, falling(pocket))).toEqual(
        roulette.play(input, 500n, falling(pocket)),
      );
  });

  it.each([
    [on(['straight:37', 1]), 'bets.0.spot'],
    [on(['split:1-3', 1]), 'bets.0.spot'],
    [on(['red', 0]), 'bets.0.chips'],
    [on(['red', 1.5]), 'bets.0.chips'],
    [on(), 'bets'],
  ])('a spin rejects %j', (input, field) => {
    expect(() => roulette.readInput(input)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });
});

describe('the return', () => {
  it('the return of roulette is 36 of 37 for every spot', () => {
    for (const spot of spots) expect(roulette.rtp(on([spot, 1])), spot).toEqual(ratio(36n, 37n));
    expect(toBasisPoints(ratio(36n, 37n))).toBe(roulette.returnBp.minimumBp);
  });

  it('the French rule raises the return of even-money bets and leaves all other bets unchanged', () => {
    const even = ['red', 'black', 'odd', 'even', 'low', 'high'];
    for (const spot of spots) {
      const shares = even.includes(spot) ? ratio(73n, 74n) : ratio(36n, 37n);
      expect(rouletteFrench.rtp(on([spot, 1])), spot).toEqual(shares);
    }
    expect(toBasisPoints(ratio(73n, 74n))).toBe(rouletteFrench.returnBp.maximumBp);
  });

  const anyInput = fc.record({
    bets: fc.array(
      fc.record({ spot: fc.constantFrom(...spots), chips: fc.integer({ min: 1, max: 50 }) }),
      { minLength: 1, maxLength: 8 },
    ),
  });

  it.each([roulette, rouletteFrench])(
    'the return of $id equals the payout over all pockets, and no pocket pays above the maximum',
    (wheel) => {
      fc.assert(
        fc.property(anyInput, (input) => {
          const chips = input.bets.reduce((sum, bet) => sum + bet.chips, 0);
          const stake = BigInt(chips) * 60n;
          const payouts = Array.from(
            { length: pockets },
            (_, pocket) => wheel.play(input, stake, falling(pocket)).payout,
          );
          const paid = payouts.reduce((sum, payout) => sum + payout, 0n);
          expect(ratio(paid, stake * BigInt(pockets))).toEqual(wheel.rtp(input));
          const maximum = wheel.maximumPayout(input, stake);
          expect(payouts.every((payout) => payout >= 0n && payout <= maximum)).toBe(true);
          expect(payouts).toContain(maximum);
        }),
      );
    },
  );
});
