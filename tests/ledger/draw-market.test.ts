import type { RoundResult, Selection } from '@lobi/core/contract';
import { remainingDrawCapacity, oddsOf, outcomeOf, verifyPool } from '@lobi/core/games';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { correctBatch } from '../../packages/server/src/games/arena/correct-round.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { slowRuns } from '../property-runs.ts';
import { outcomeOf as codeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { OpenRound, World } from './world.ts';

const freshWorld = setUpWorlds();

/** Eight times the stake; the house may lose 700,000, so that 100,000 may be staked. */
const market = { odds: 800, cap: 700_000n };

let world: World;
let player: Actor;
let round: OpenRound;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  round = await world.openRound(market);
});

const bet = (selection: Selection, amount: string, by = player, { roundId } = round) =>
  world.bet(by, roundId, selection, amount);

const shown = async ({ roundId } = round) => world.services.rounds.show(roundId);
const drawSide = async () => (await shown()).selections.find(({ key }) => key === 'draw');

async function end(result: RoundResult, { roundId, declarator } = round): Promise<void> {
  const { rounds } = world.services;
  const closed = await rounds.step(declarator, roundId, 'close', undefined);
  if (closed.status === 'closed') await rounds.step(declarator, roundId, 'declare', { result });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
}

async function correct(result: 'meron' | 'wala' | 'draw', { roundId } = round): Promise<void> {
  const { corrections } = world.services;
  const reason = 'The referee looked again';
  await corrections.request(await world.user({ role: 'admin' }), roundId, { result, reason });
  await corrections.decide(await world.user({ role: 'admin' }), roundId, { approve: true });
  while ((await correctBatch(world.db, { at: world.clock.now })) !== 'idle');
}

/** 60,000 on meron, 40,000 on wala, 10,000 on a draw, of a player each. */
async function threeBettors(parent?: Actor): Promise<Record<Selection, Actor>> {
  const above = parent ? { parent } : {};
  const bettors = {
    meron: await world.user({ ...above, funds: 60_000n }),
    wala: await world.user({ ...above, funds: 40_000n }),
    draw: await world.user({ ...above, funds: 10_000n }),
  };
  await bet('meron', '60000', bettors.meron);
  await bet('wala', '40000', bettors.wala);
  await bet('draw', '10000', bettors.draw);
  return bettors;
}

const balancesOf = (bettors: Record<Selection, Actor>) =>
  Promise.all([bettors.meron, bettors.wala, bettors.draw].map((actor) => world.balanceOf(actor)));

describe('a draw market', () => {
  it('a draw market is off unless a game has one', async () => {
    const other = await world.openRound();
    expect((await shown(other)).selections.map(({ key }) => key)).toEqual(['meron', 'wala']);
    expect(await codeOf(bet('draw', '1000', player, other))).toBe('bet_closed');
    expect(await world.balanceOf(player)).toBe(1_000_000n);
  });

  // id: draw-market-house-account
  it('the draw market posts stakes to a house account, and shows its odds and remaining room', async () => {
    expect(await drawSide()).toEqual({
      key: 'draw',
      open: true,
      pool: '0',
      odds: 800,
      bets: 0,
      left: '100000',
    });
    const { answer } = await world.services.bets.place(
      player,
      round.roundId,
      { selection: 'draw', amount: '30000' },
      { key: 'draw-1', bodyHash: 'same' },
    );
    expect(answer.data).toMatchObject({ selection: 'draw', status: 'placed', odds: 800 });
    expect(await drawSide()).toMatchObject({ pool: '30000', bets: 1, odds: 800, left: '70000' });
    expect(await world.houseSum('draw')).toBe(30_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    // The same call again gets the same response, without a second bet.
    const again = await world.services.bets.place(
      player,
      round.roundId,
      { selection: 'draw', amount: '30000' },
      { key: 'draw-1', bodyHash: 'same' },
    );
    expect(again.answer).toEqual(answer);
    expect(await world.balanceOf(player)).toBe(970_000n);
  });

  it.each<[RoundResult, readonly bigint[], bigint]>([
    ['meron', [93_600n, 0n, 0n], 10_000n],
    ['wala', [0n, 94_000n, 0n], 10_000n],
    ['draw', [60_000n, 40_000n, 80_000n], -70_000n],
    ['cancelled', [60_000n, 40_000n, 10_000n], 0n],
  ])('the draw market under %s pays as its table says', async (result, paid, house) => {
    const bettors = await threeBettors();
    await end(result);
    expect(await balancesOf(bettors)).toEqual(paid);
    expect(await world.houseSum('draw')).toBe(house);
    expect(await world.houseSum('pool')).toBe(0n);
    expect(await world.houseSum('takeout')).toBe(paid[0] === 60_000n ? 0n : 6_000n);
  });

  it('a one-sided pool, or one below the minimum odds, refunds the draw market too', async () => {
    await bet('meron', '60000');
    await bet('draw', '10000');
    await end('draw');
    expect(await shown()).toMatchObject({ status: 'cancelled', reason: 'one-sided' });
    expect(await world.balanceOf(player)).toBe(1_000_000n);
    round = await world.openRound(market);
    await bet('meron', '80000');
    await bet('wala', '20000');
    await bet('draw', '10000');
    await end('draw');
    expect(await shown()).toMatchObject({ status: 'cancelled', reason: 'minimum-odds' });
    expect(await world.balanceOf(player)).toBe(1_000_000n);
  });

  it('a draw market works beside an empty pool', async () => {
    await bet('draw', '10000');
    await end('draw');
    expect(await shown()).toMatchObject({ status: 'settled', result: 'draw' });
    expect(await world.balanceOf(player)).toBe(1_070_000n);
  });

  // id: draw-market-no-commission
  it('agents earn nothing on the draw market, whose stakes bear no commission', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    await threeBettors(agent);
    await end('meron');
    const earnings = await world.services.wallets.earnings(agent, agent.walletId, {});
    expect(earnings.data.map(({ amount }) => amount)).toEqual(['2000']);
    const { id } = earnings.data[0]!;
    expect(await world.services.earnings.show(agent, id)).toMatchObject({ base: '100000' });
  });

  it('a voided bet releases its room in the draw market', async () => {
    await bet('draw', '100000');
    expect(await codeOf(bet('draw', '1000'))).toBe('draw_market_full');
    const { walletId } = player;
    const [placed] = (await world.services.wallets.bets(player, walletId, {})).data;
    await world.services.changes.request(await world.user({ role: 'admin' }), {
      kind: 'bet.void',
      params: { walletId, betId: placed!.id },
      reason: 'placed for another player',
    });
    expect(await drawSide()).toMatchObject({ pool: '0', left: '100000' });
    expect(await world.houseSum('draw')).toBe(0n);
    expect(await codeOf(bet('draw', '100000'))).toBe('ok');
  });

  it('every bettor can recompute the draw market from what was signed', async () => {
    const bettors = await threeBettors();
    await end('draw');
    const proof = await world.services.poolProofs.show(bettors.draw, round.roundId);
    const verdict = await verifyPool(proof);
    expect(verdict).toMatchObject({ signed: true, fault: null, resultFits: true });
    expect(verdict.snapshot).toMatchObject({ version: 2, drawOdds: 800 });
    expect(verdict.odds).toContainEqual({ selection: 'draw', odds: 800 });
    expect(verdict.bets).toMatchObject([
      { selection: 'draw', included: true, samePayout: true, outcome: { payout: 80_000n } },
    ]);
  });
});

describe('the terms of a draw market', () => {
  it('the draw market’s terms are fixed when betting opens, from the game’s settings at that time', async () => {
    const { games, rounds } = world.services;
    const declare = await world.user({ role: 'declare' });
    const gameId = await world.game(declare);
    const { id } = await rounds.create(declare, gameId);
    const drawMarket = { odds: 900, cap: '80000' };
    expect(await games.update(declare, gameId, { drawMarket })).toMatchObject({
      drawMarket,
      selections: ['meron', 'wala', 'draw'],
    });
    const opened = await rounds.step(declare, id, 'open', undefined);
    expect(opened.selections.at(-1)).toMatchObject({ key: 'draw', odds: 900, left: '10000' });
    const changed = { odds: 500, cap: '80000' };
    expect(await codeOf(games.update(declare, gameId, { drawMarket: changed }))).toBe(
      'round_state',
    );
    expect(await codeOf(games.update(declare, gameId, { drawMarket: null }))).toBe('round_state');
    await rounds.step(declare, id, 'close', undefined);
    expect(await games.update(declare, gameId, { drawMarket: null })).not.toHaveProperty(
      'drawMarket',
    );
    expect((await shown({ roundId: id, gameId, declarator: declare })).selections).toHaveLength(3);
    // A change of something else leaves it unchanged.
    await games.update(declare, gameId, { drawMarket });
    expect(await games.update(declare, gameId, { title: 'Arena Baru' })).toMatchObject({
      drawMarket,
    });
  });

  it('the cap of a draw market is in units of the currency of the game', async () => {
    const { games } = world.services;
    const change = { drawMarket: { odds: 800, cap: '1000.5' } };
    const { declarator, gameId, roundId } = round;
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await expect(games.update(declarator, gameId, change)).rejects.toMatchObject({
      code: 'validation',
      errors: { 'drawMarket.cap': [expect.any(String)] },
    });
  });

  it('the draw can be closed alone, as any side', async () => {
    const { declarator, roundId } = round;
    await world.services.rounds.setSide(declarator, roundId, { selection: 'draw', open: false });
    expect(await codeOf(bet('draw', '1000'))).toBe('bet_closed');
    expect(await codeOf(bet('meron', '1000'))).toBe('ok');
  });
});

describe('a corrected result', () => {
  it('a correction from a side to a draw pays the draw in full, and refunds the stakes of the pool', async () => {
    const bettors = await threeBettors();
    await end('meron');
    await correct('draw');
    expect(await balancesOf(bettors)).toEqual([60_000n, 40_000n, 80_000n]);
    expect(await world.houseSum('draw')).toBe(-70_000n);
    expect(await world.houseSum('takeout')).toBe(0n);
    expect(await world.houseSum('shortfall')).toBe(0n);
  });

  it('a correction from a draw to a side debits at most the balance; the rest is a debt (example C)', async () => {
    const bettors = await threeBettors();
    await end('draw');
    const next = await world.openRound();
    await bet('meron', '50000', bettors.draw, next);
    await correct('wala');
    expect(await balancesOf(bettors)).toEqual([0n, 94_000n, 0n]);
    // The house has all of the stake: 30,000 were returned, 50,000 are owed.
    expect(await world.houseSum('draw')).toBe(10_000n);
    expect(await world.houseSum('shortfall')).toBe(-50_000n);
    expect(await world.houseSum('takeout')).toBe(6_000n);
  });

  it('a correction from one side to the other leaves the draw market unchanged', async () => {
    const bettors = await threeBettors();
    await end('meron');
    await correct('wala');
    expect(await balancesOf(bettors)).toEqual([0n, 94_000n, 0n]);
    expect(await world.houseSum('draw')).toBe(10_000n);
  });
});

const tally = (outcomes: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

describe('the cap', () => {
  it('the cap counts all players together, and a rejection reports the remaining room', async () => {
    const other = await world.user({ funds: 1_000_000n });
    await bet('draw', '60000');
    await expect(bet('draw', '40001', other)).rejects.toMatchObject({
      code: 'draw_market_full',
      params: { left: '40000', currency: 'IDR' },
    });
    await bet('draw', '40000', other);
    await expect(bet('draw', '1000', other)).rejects.toMatchObject({ params: { left: '0' } });
    // The pool has no cap.
    await bet('meron', '500000', other);
  });

  it('insufficient funds are reported before a full draw market', async () => {
    const poor = await world.user({ funds: 10_000n });
    expect(await codeOf(bet('draw', '200000', poor))).toBe('insufficient_funds');
  });

  // id: draw-market-cap
  it('200 concurrent bets of many players: exactly those that the cap covers are accepted', async () => {
    const players = await Promise.all(
      Array.from({ length: 20 }, () => world.user({ funds: 100_000n })),
    );
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => codeOf(bet('draw', '2000', players[index % 20]))),
    );
    expect(tally(outcomes)).toEqual({ ok: 50, draw_market_full: 150 });
    expect(await drawSide()).toMatchObject({ pool: '100000', bets: 50, left: '0' });
  });

  it('the database enforces the cap, independently of the code', async () => {
    const more = 'update draw_markets set staked = 100001 where round_id = $1';
    await expect(world.db.run(more, [round.roundId])).rejects.toThrow('draw_markets_covered');
  });

  it('the ledger balances and no bet is rejected without reason, for any bets and results', async () => {
    const stake = fc.record({
      by: fc.nat({ max: 2 }),
      selection: fc.constantFrom<Selection>('meron', 'wala', 'draw', 'draw'),
      amount: fc.integer({ min: 1_000, max: 40_000 }),
    });
    const results = fc.constantFrom<RoundResult>('meron', 'wala', 'draw', 'cancelled');
    await fc.assert(
      fc.asyncProperty(
        fc.array(stake, { minLength: 8, maxLength: 40 }),
        results,
        async (stakes, fought) => {
          round = await world.openRound(market);
          const [drawBefore, poolBefore] = [
            await world.houseSum('draw'),
            await world.houseSum('pool'),
          ];
          const players = await Promise.all(
            [60_000n, 250_000n, 1_000_000n].map((funds) => world.user({ funds })),
          );
          const outcomes = await Promise.all(
            stakes.map(({ by, selection, amount }) =>
              codeOf(bet(selection, String(amount), players[by])),
            ),
          );
          const taken = stakes.filter((_, index) => outcomes[index] === 'ok');
          const on = (side: Selection): bigint =>
            taken.reduce(
              (sum, { selection, amount }) => (selection === side ? sum + BigInt(amount) : sum),
              0n,
            );
          const pools = { meron: on('meron'), wala: on('wala'), draw: on('draw') };
          expect(pools.draw).toBeLessThanOrEqual(100_000n);
          for (const [index, { amount }] of stakes.entries()) {
            if (outcomes[index] !== 'draw_market_full') continue;
            expect(BigInt(amount)).toBeGreaterThan(remainingDrawCapacity(market, pools.draw));
          }
          // The shown pool contains no stake on a draw.
          expect(await world.houseSum('pool')).toBe(poolBefore + pools.meron + pools.wala);
          expect(await world.houseSum('draw')).toBe(drawBefore + pools.draw);
          const terms = { takeoutBp: 600, drawOdds: market.odds };
          for (const { key, pool, odds } of (await shown()).selections) {
            expect([pool, odds]).toEqual([String(pools[key]), oddsOf(pools, key, terms)]);
          }
          const before = await Promise.all(players.map((each) => world.balanceOf(each)));
          await end(fought);
          const { status } = await shown();
          const result = status === 'cancelled' ? 'cancelled' : fought;
          const payoutOf = ({ selection, amount }: (typeof taken)[number]): bigint =>
            outcomeOf({ selection, amount: BigInt(amount) }, result, pools, terms).payout;
          const paid = players.map((_, by) =>
            taken.filter((each) => each.by === by).reduce((sum, each) => sum + payoutOf(each), 0n),
          );
          const after = await Promise.all(players.map((each) => world.balanceOf(each)));
          expect(after).toEqual(before.map((balance, by) => balance + (paid[by] ?? 0n)));
          const house = taken
            .filter(({ selection }) => selection === 'draw')
            .reduce((sum, each) => sum + BigInt(each.amount) - payoutOf(each), 0n);
          expect(await world.houseSum('draw')).toBe(drawBefore + house);
          expect(house).toBeGreaterThanOrEqual(-market.cap);
          const { checks } = await world.services.audit.run();
          expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
        },
      ),
      { numRuns: slowRuns(12), seed: 7 },
    );
  });
});
