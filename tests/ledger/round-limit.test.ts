import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { slowRuns } from '../property-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { OpenRound, World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

let world: World;
let player: Actor;
let round: OpenRound;

/** An open round of a game with this limit per player. */
async function openRound(perRound: bigint): Promise<OpenRound> {
  const opened = await world.openRound();
  await world.db.run('update games set maximum_stake = $2, maximum_per_round = $2 where id = $1', [
    opened.gameId,
    perRound,
  ]);
  return opened;
}

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  round = await openRound(50_000n);
});

const bet = (amount: string, by = player, { roundId } = round, side: 'meron' | 'wala' = 'meron') =>
  world.bet(by, roundId, side, amount);

const stakedBy = async ({ walletId }: Actor, { roundId } = round): Promise<bigint> => {
  const row = await queryRow<{ sum: bigint }>(
    world.db,
    `select coalesce(sum(amount), 0)::bigint as sum from bets
     where wallet_id = $1 and round_id = $2 and status = 'placed'`,
    [walletId, roundId],
  );
  return row!.sum;
};

const count = (outcomes: readonly string[], wanted: string): number =>
  outcomes.filter((outcome) => outcome === wanted).length;

describe('the limit of a round', () => {
  it('the round limit counts all bets of a player, and a rejection reports the remaining amount', async () => {
    await bet('30000');
    await bet('15000', player, round, 'wala');
    await expect(bet('5001')).rejects.toMatchObject({
      code: 'round_limit_reached',
      params: { left: '5000', max: '50000', currency: 'IDR' },
    });
    await bet('5000');
    await expect(bet('1000')).rejects.toMatchObject({ params: { left: '0' } });
    expect(await world.balanceOf(player)).toBe(950_000n);
  });

  it('the round limit applies to each player and each round separately', async () => {
    const other = await world.user({ funds: 100_000n });
    const next = await openRound(50_000n);
    await bet('50000');
    expect(await outcomeOf(bet('50000', other))).toBe('ok');
    expect(await outcomeOf(bet('50000', player, next))).toBe('ok');
    expect(await outcomeOf(bet('1000', player, next))).toBe('round_limit_reached');
  });

  it('insufficient funds are reported before the round limit', async () => {
    const poor = await world.user({ funds: 10_000n });
    expect(await outcomeOf(bet('20000', poor))).toBe('insufficient_funds');
  });

  it('a voided bet releases its part of the round limit', async () => {
    await bet('50000');
    const { walletId } = player;
    const [placed] = (await world.services.wallets.bets(player, walletId, {})).data;
    const { changes } = world.services;
    const params = { walletId, betId: placed!.id };
    await changes.request(await world.user({ role: 'admin' }), {
      kind: 'bet.void',
      params,
      reason: 'placed for another player',
    });
    expect(await stakedBy(player)).toBe(0n);
    expect(await outcomeOf(bet('50000'))).toBe('ok');
  });

  it('a round has no limit where the game has none', async () => {
    await world.db.run('update games set maximum_per_round = null where id = $1', [round.gameId]);
    for (let count = 0; count < 3; count += 1) await bet('50000');
    expect(await stakedBy(player)).toBe(150_000n);
  });
});

describe('concurrent bets', () => {
  it('200 concurrent bets on a limit for 50: 50 are placed', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        outcomeOf(bet('1000', player, round, index % 2 ? 'meron' : 'wala')),
      ),
    );
    expect(count(outcomes, 'ok')).toBe(50);
    expect(count(outcomes, 'round_limit_reached')).toBe(150);
    expect(await world.balanceOf(player)).toBe(950_000n);
  });

  it('concurrent bets in separate statements do not exceed the round limit', async () => {
    // A personal limit makes every bet a separate transaction.
    await world.db.run(
      `insert into player_limits (user_id, kind, period, amount) values ($1, 'stake', '24h', 900000)`,
      [player.id],
    );
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => outcomeOf(bet('3000'))));
    expect(count(outcomes, 'ok')).toBe(16);
    expect(await stakedBy(player)).toBe(48_000n);
  });

  it('no player exceeds the round limit and no bet is rejected without reason, for any bets and rounds', async () => {
    const players = [
      player,
      await world.user({ funds: 70_000n }),
      await world.user({ funds: 1_000_000n }),
    ];
    const stake = fc.record({
      by: fc.nat({ max: 2 }),
      where: fc.nat({ max: 1 }),
      amount: fc.integer({ min: 1_000, max: 20_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stake, { minLength: 10, maxLength: 60 }), async (stakes) => {
        const rounds = [await openRound(50_000n), await openRound(35_000n)];
        const outcomes = await Promise.all(
          stakes.map(({ by, where, amount }) =>
            outcomeOf(bet(String(amount), players[by], rounds[where])),
          ),
        );
        for (const [index, { by, where, amount }] of stakes.entries()) {
          const [who, on] = [players[by]!, rounds[where]!];
          const staked = await stakedBy(who, on);
          expect(staked).toBeLessThanOrEqual([50_000n, 35_000n][where]!);
          if (outcomes[index] === 'round_limit_reached') {
            expect(staked + BigInt(amount)).toBeGreaterThan([50_000n, 35_000n][where]!);
          } else if (outcomes[index] === 'insufficient_funds') {
            expect(BigInt(amount)).toBeGreaterThan(await world.balanceOf(who));
          }
        }
        const { checks } = await world.services.audit.run();
        expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
      }),
      { numRuns: slowRuns(12), seed: 7 },
    );
  });
});
