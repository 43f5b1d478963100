import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFor, meanOf, wordsFrom } from '../testing/measure-returns.ts';
import { createDraw } from './fairness/draw.ts';
import { asServerSeed } from './fairness/seeds.ts';
import { ponds, type Pond } from './fishing/fish.ts';
import { gameNameOf } from './game-manifests.ts';
import { instantGames, type DrawnGame } from './instant-games.ts';
import { playFairly } from './play-fairly.ts';
import { kenoRisks } from './keno/keno-payouts.ts';
import { plinkoRisks, plinkoRows } from './plinko/plinko-boards.ts';
import { rouletteSpots } from './roulette/spots.ts';
import { wheelRisks, wheelSizes } from './wheel/wheel-segments.ts';

/** Choices of players by game, unless they depend on the engine; any other choice does not compile. */
const choices: Readonly<Record<Exclude<DrawnGame, 'fishing'>, fc.Arbitrary<unknown>>> = {
  dice: fc.record({
    direction: fc.constantFrom('under', 'over'),
    target: fc.integer({ min: 200, max: 9_800 }),
  }),
  limbo: fc.record({
    targetBp: fc.integer({ min: 101, max: 10_000_000 }).map((step) => step * 100),
  }),
  mines: fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.uniqueArray(fc.nat(24), { minLength: 1 }))
    .map(([mines, tiles]) => ({ mines, picks: tiles.slice(0, 25 - mines) })),
  roulette: fc.record({
    bets: fc.array(
      fc.record({
        spot: fc.constantFrom(...Object.keys(rouletteSpots)),
        chips: fc.integer({ min: 1, max: 10_000 }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
  }),
  plinko: fc.record({
    rows: fc.constantFrom(...plinkoRows),
    risk: fc.constantFrom(...plinkoRisks),
  }),
  wheel: fc.record({
    segments: fc.constantFrom(...wheelSizes),
    risk: fc.constantFrom(...wheelRisks),
  }),
  keno: fc.record({
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
    risk: fc.constantFrom(...kenoRisks),
  }),
  hilo: fc.record({
    guesses: fc.array(fc.constantFrom('higher', 'lower'), { minLength: 1, maxLength: 3 }),
  }),
  poker: fc.constant({ strategy: 'suggested' }),
  blackjack: fc.constant({ strategy: 'one-stake' }),
  baccarat: fc.record({
    bets: fc.array(
      fc.record({
        spot: fc.constantFrom('player', 'banker', 'tie', 'player-pair', 'banker-pair'),
        chips: fc.integer({ min: 1, max: 10_000 }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
  }),
  slots: fc.constant({}),
};

const choiceOf = (engine: string): fc.Arbitrary<unknown> => {
  const pond = Object.entries<Pond>(ponds).find(([name]) => name === engine)?.[1];
  return pond
    ? fc.record({ target: fc.constantFrom(...Object.keys(pond.fish)) })
    : choices[gameNameOf(engine) as keyof typeof choices];
};

describe.each([...instantGames.values()])('every play of $id', (game) => {
  const choice = choiceOf(game.id);

  it('the payout of an instant play is between 0 and the maximum payout', () => {
    fc.assert(
      fc.property(
        choice,
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.nat(),
        (value, stake, seed) => {
          const input = game.readInput(value);
          const { payout } = game.play(input, stake, drawFor(game.words, seed));
          expect(payout >= 0n).toBe(true);
          expect(payout <= game.maximumPayout(input, stake)).toBe(true);
        },
      ),
    );
  });

  it('the payout of an instant play is rounded down: a stake pays no more in parts than as a whole', () => {
    fc.assert(
      fc.property(
        choice,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.nat(),
        (value, stake, seed) => {
          const input = game.readInput(value);
          const paid = (amount: bigint) =>
            game.play(input, amount, drawFor(game.words, seed)).payout;
          expect(paid(stake) + paid(stake) <= paid(stake * 2n)).toBe(true);
        },
      ),
    );
  });

  // id: rtp-of-instant-games
  it('the declared return of an instant game is between 85 and 100 % of the stake', () => {
    expect(game.returnBp.minimumBp).toBeGreaterThanOrEqual(8_500);
    expect(game.returnBp.maximumBp).toBeLessThan(10_000);
  });

  it('an instant play is decided by the seeds alone', async () => {
    const input = game.readInput(fc.sample(choice, { seed: 1, numRuns: 1 })[0]);
    const seeds = { serverSeed: asServerSeed('secret'), clientSeed: 'mine', nonce: 3 };
    expect(await playFairly(game, input, 1_000n, seeds)).toEqual(
      await playFairly(game, input, 1_000n, seeds),
    );
  });

  it('the outcome of an instant play survives JSON, except for its payout', () => {
    const input = game.readInput(fc.sample(choice, { seed: 1, numRuns: 1 })[0]);
    const { payout, ...facts } = game.play(input, 1_000n, drawFor(game.words, 1));
    expect(typeof payout).toBe('bigint');
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });

  it('an instant game rejects an invalid choice, by code', () => {
    for (const value of [undefined, null, 'x', 1, [], { constructor: 1 }]) {
      expect(() => game.readInput(value)).toThrow(expect.objectContaining({ code: 'validation' }));
    }
  });
});

describe.each(
  (
    [
      ['dice', { direction: 'under', target: 4_900 }],
      ['limbo', { targetBp: 30_000 }],
      ['mines', { mines: 3, picks: [0, 6, 12, 18] }],
      [
        'roulette',
        {
          bets: [
            { spot: 'red', chips: 2 },
            { spot: 'corner:1-2-4-5', chips: 1 },
          ],
        },
      ],
      ['roulette-french', { bets: [{ spot: 'red', chips: 1 }] }],
      ['plinko', { rows: 8, risk: 'high' }],
      ['plinko', { rows: 12, risk: 'low' }],
      ['wheel', { segments: 10, risk: 'high' }],
      ['wheel', { segments: 50, risk: 'medium' }],
      ['keno', { numbers: [7], risk: 'high' }],
      ['keno', { numbers: [4, 8, 15, 16, 23], risk: 'low' }],
      ['hilo', { guesses: ['higher', 'higher', 'lower'] }],
      ['poker', { strategy: 'suggested' }],
      ['blackjack', { strategy: 'one-stake' }],
      ['baccarat', { bets: [{ spot: 'banker', chips: 1 }] }],
      ['baccarat', { bets: [{ spot: 'tie', chips: 1 }] }],
      ['fishing', { target: 'snapper' }],
      ['fishing', { target: 'chest' }],
      ['fishing-river', { target: 'anchovy' }],
      ['fishing-reef', { target: 'chest' }],
      ['fishing-deep', { target: 'snapper' }],
      ['slots-lantern-three', {}],
      ['slots-tide-five', {}],
    ] as const
  ).map(([id, value]) => ({ id, value })),
)('$id played often, $value', ({ id, value }) => {
  const plays = 6_000;

  it('the measured return of an instant game matches the counted one within four standard errors', () => {
    const game = instantGames.get(id)!;
    const input = game.readInput(value);
    const draw = createDraw(wordsFrom(20_261_121));
    const stake = 1_000_000n;
    const { mean, error } = meanOf(
      plays,
      () => Number(game.play(input, stake, draw).payout) / Number(stake),
    );
    const { numerator, denominator } = game.rtp(input);
    // Four standard errors: chance leaves them once in 16,000 times, and the start is fixed.
    expect(Math.abs(mean - Number(numerator) / Number(denominator))).toBeLessThan(4 * error);
  });
});
