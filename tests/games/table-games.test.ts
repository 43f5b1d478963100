import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseMoney, type Play, type Table } from '@lobi/core/contract';
import {
  asServerSeed,
  baccarat,
  baccaratSpots,
  bingoCardsOf,
  bingoOrder,
  bingoTiming,
  completedAfter,
  drawOf,
  type BingoCard,
} from '@lobi/core/games';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';
import {
  announced,
  finishRound,
  goTo,
  builtInGame,
  join,
  nextRound,
  advanceClock,
  players,
  runRound,
  secretOf,
} from './table-world.ts';

const freshWorld = setUpWorlds();
let world: World;

type BingoState = Extract<Table['state'], { engine: 'bingo' }>;

const minor = (amount: string | null): bigint => parseMoney(amount ?? '0', 'IDR') ?? 0n;

const showPlay = (actor: Actor, play: Play) => world.services.plays.show(actor, play.id);

describe('a bingo round', () => {
  let bingo: string;

  beforeEach(async () => {
    world = await freshWorld();
    bingo = await builtInGame(world, 'bingo');
  });

  const cardsOf = (play: Play) => play.outcome?.['cards'] as readonly BingoCard[];

  it('a bingo round sells cards at their price, and shows them at once', async () => {
    const [player, other] = await players(world, 2);
    await world.tables.show(bingo);
    const wrong = join(world, player!, bingo, '2000', { cards: 3 });
    await expect(wrong).rejects.toMatchObject({
      code: 'validation',
      errors: { amount: expect.any(Array) },
    });
    const tooMany = join(world, player!, bingo, '13000', { cards: 13 });
    await expect(tooMany).rejects.toMatchObject({
      code: 'validation',
      issues: [{ field: 'cards' }],
    });
    const play = await join(world, player!, bingo, '3000', { cards: 3 });
    const second = await join(world, other!, bingo, '1000', { cards: 1 });
    expect(cardsOf(play)).toHaveLength(3);
    expect(new Set([...cardsOf(play), ...cardsOf(second)].map((card) => card.join())).size).toBe(4);
    expect(await world.houseSum('pool')).toBe(4_000n);
    expect(await world.tables.show(bingo)).toMatchObject({
      playCount: 2,
      state: {
        cardPrice: '1000',
        cardsSold: 4,
        called: [],
        prizes: [
          { pattern: 'corners', amount: '360', guaranteed: '2000', winners: null },
          { pattern: 'line', amount: '900', guaranteed: '5000', winners: null },
          { pattern: 'full', amount: '2340', guaranteed: '12000', winners: null },
        ],
      },
    });
  });

  it('a bingo round publishes balls one by one, and pays the first winning cards from the pool', async () => {
    const [player, other] = await players(world, 2);
    const opened = await world.tables.show(bingo);
    const play = await join(world, player!, bingo, '5000', { cards: 5 });
    const rival = await join(world, other!, bingo, '5000', { cards: 5 });
    const running = await runRound(world, opened);
    expect(running.state).toMatchObject({ called: [expect.any(Number)] });
    advanceClock(world, 2 * bingoTiming.ballMs);
    await world.tables.runDueSteps();
    const later = await world.tables.show(bingo);
    expect(later.state).toMatchObject({ called: { length: 3 } });

    const over = await finishRound(world, opened);
    const seeds = {
      hash: asServerSeed(over.history[0]!.hash),
      salt: over.chain.salt,
      number: over.round.number,
    };
    const order = await bingoOrder(seeds);
    const { state } = over;
    if (state.engine !== 'bingo') throw new Error('not bingo');
    expect(state.called).toEqual(order.slice(0, state.called.length));
    expect(over.history[0]!.result).toBe(String(state.called.length));

    // Anyone can reproduce the cards, and find the first one that completes them.
    for (const sold of [play, rival]) {
      expect(await bingoCardsOf(seeds, sold.id, 5)).toEqual(cardsOf(sold));
    }
    const all = [...cardsOf(play), ...cardsOf(rival)];
    const first = Math.min(...all.map((card) => completedAfter(card, 'full', order)));
    expect(first).toBe(state.called.length);
    const paid = await Promise.all([showPlay(player!, play), showPlay(other!, rival)]);
    const won = paid.reduce((sum, { payout }) => sum + minor(payout), 0n);
    const takeout = await world.houseSum('takeout');
    const breakage = await world.houseSum('breakage');
    expect(takeout).toBe(1_000n);
    expect(won + takeout + breakage).toBe(10_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    for (const { outcome, payout } of paid) {
      const prizes = outcome?.['prizes'] as readonly { readonly amount: string }[];
      expect(prizes.reduce((sum, { amount }) => sum + minor(amount), 0n)).toBe(minor(payout));
    }
  });

  it('a bingo round never reveals balls early, nor cards of other players', async () => {
    const [player] = await players(world, 1);
    const opened = await world.tables.show(bingo);
    await join(world, player!, bingo, '4000', { cards: 4 });
    const hash = await secretOf(world, opened);
    const running = await runRound(world, opened);
    const text = JSON.stringify([running, ...(await announced(world, bingo))]);
    expect(text).not.toContain(hash);
    expect(text).not.toContain('cards"');
    const { state } = running;
    expect(state).toMatchObject({ engine: 'bingo', called: { length: 1 } });
  });

  it('bingo rounds start at the announced times of the timetable', async () => {
    goTo(world, '2026-11-29T14:01:12.500Z');
    const opened = await world.tables.show(bingo);
    expect(opened).toMatchObject({
      closesAt: '2026-11-29T14:05:00.000Z',
      state: {
        firstCallAt: '2026-11-29T14:05:00.000Z',
        upcoming: [
          '2026-11-29T14:10:00.000Z',
          '2026-11-29T14:15:00.000Z',
          '2026-11-29T14:20:00.000Z',
        ],
      },
    });
    const [player] = await players(world, 1);
    await join(world, player!, bingo, '1000', { cards: 1 });
    const over = await finishRound(world, opened);
    expect(over.state).toMatchObject({ upcoming: (opened.state as BingoState).upcoming });
    const next = await nextRound(world, over);
    expect(next).toMatchObject({
      phase: 'betting',
      closesAt: '2026-11-29T14:10:00.000Z',
      state: { upcoming: ['2026-11-29T14:15:00.000Z', expect.any(String), expect.any(String)] },
    });
  });

  it('a bingo round without sold cards ends immediately', async () => {
    const opened = await world.tables.show(bingo);
    await runRound(world, opened);
    expect(await world.tables.show(bingo)).toMatchObject({
      phase: 'settled',
      state: { called: [] },
      history: [{ result: '0' }],
    });
  });
});

describe('a baccarat round', () => {
  let table: Table;
  let game: string;

  beforeEach(async () => {
    world = await freshWorld();
    game = await builtInGame(world, 'baccarat');
    table = await world.tables.show(game);
  });

  it('a baccarat round deals when betting ends, pays once the cards are shown, and can be verified afterwards', async () => {
    const joined = await players(world, 5);
    const plays = await Promise.all(
      joined.map((player, index) =>
        join(world, player, game, '12345', {
          bets: [
            { spot: baccaratSpots[index], chips: 2 },
            { spot: 'player', chips: 1 },
          ],
        }),
      ),
    );
    expect((await world.tables.show(game)).state).toMatchObject({ coup: null });
    const running = await runRound(world, table);
    expect(running.phase).toBe('running');
    expect(running.state).toMatchObject({ coup: { winner: expect.any(String) } });
    expect(JSON.stringify(running)).not.toContain(await secretOf(world, table));
    expect((await showPlay(joined[0]!, plays[0]!)).status).toBe('open');

    const over = await finishRound(world, table);
    expect(over.state).toEqual({ ...running.state });
    const seeds = {
      serverSeed: asServerSeed(over.history[0]!.hash),
      clientSeed: over.chain.salt,
      nonce: over.round.number,
    };
    for (const [index, player] of joined.entries()) {
      const play = await showPlay(player, plays[index]!);
      const draw = await drawOf(seeds, baccarat.words);
      const { payout, ...coup } = baccarat.play(baccarat.readInput(play.choice), 12_345n, draw);
      expect(minor(play.payout)).toBe(payout);
      expect(play.outcome).toEqual(coup);
      expect(over.history[0]!.result).toBe(coup.winner);
    }
  });

  it('a baccarat round rejects a stake that could win more than the maximum payout', async () => {
    world = await freshWorld({ rules: { maximumPayout: 100_000n } });
    game = await builtInGame(world, 'baccarat');
    const [player] = await players(world, 1);
    await world.tables.show(game);
    const onTie = { bets: [{ spot: 'tie', chips: 1 }] };
    const tooMuch = join(world, player!, game, '11112', onTie);
    await expect(tooMuch).rejects.toMatchObject({
      code: 'payout_above_maximum',
      params: { max: '100000', currency: 'IDR' },
    });
    await join(world, player!, game, '11111', onTie);
    const wrong = join(world, player!, game, '1000', { bets: [{ spot: 'nowhere', chips: 1 }] });
    await expect(wrong).rejects.toMatchObject({ code: 'validation' });
  });
});

describe('any plays', () => {
  const choiceOf = {
    crash: fc.record({
      amount: fc.integer({ min: 1_000, max: 50_000 }),
      choice: fc.record({
        autoCashOutBp: fc.option(
          fc.integer({ min: 101, max: 400 }).map((hundredths) => hundredths * 100),
        ),
      }),
    }),
    bingo: fc
      .integer({ min: 1, max: 12 })
      .map((cards) => ({ amount: cards * 1_000, choice: { cards } })),
    baccarat: fc.record({
      amount: fc.integer({ min: 1_000, max: 50_000 }),
      choice: fc.record({
        bets: fc.array(
          fc.record({
            spot: fc.constantFrom(...baccaratSpots),
            chips: fc.integer({ min: 1, max: 9 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
    }),
  } as const;

  it.each(['crash', 'bingo', 'baccarat'] as const)(
    'a round of %s conserves money',
    async (engine) => {
      world = await freshWorld();
      const game = await builtInGame(world, engine);
      const joined = await players(world, 15);
      const all = 15n * 1_000_000n;
      let table = await world.tables.show(game);
      await fc.assert(
        fc.asyncProperty(
          fc.array(choiceOf[engine] as fc.Arbitrary<{ amount: number; choice: object }>, {
            minLength: 1,
            maxLength: joined.length,
          }),
          async (stakes) => {
            const plays = await Promise.all(
              stakes.map(({ amount, choice }, index) =>
                join(world, joined[index]!, game, String(amount), { ...choice }),
              ),
            );
            const over = await finishRound(world, table);
            for (const [index, play] of plays.entries()) {
              expect((await showPlay(joined[index]!, play)).status).not.toBe('open');
            }
            const balances = await Promise.all(joined.map((player) => world.balanceOf(player)));
            const held = balances.reduce((sum, balance) => sum + balance, 0n);
            const house = await Promise.all(
              ['bank', 'pool', 'takeout', 'breakage', 'guarantee'].map((code) =>
                world.houseSum(code),
              ),
            );
            expect(house.reduce((sum, amount) => sum + amount, held)).toBe(all);
            expect(house[1]).toBe(0n);
            goTo(world, over.nextAt!);
            table = await nextRound(world, over);
          },
        ),
        { numRuns: slowRuns(6), endOnFailure: true },
      );
    },
  );
});
