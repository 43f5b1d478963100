import { randomUUID } from 'node:crypto';
import { channels, type Play } from '@lobi/core/contract';
import {
  asServerSeed,
  instantGames,
  playForJackpot,
  isSameOutcome,
  verifyPlay,
  asCommitment,
  type InstantOutcome,
} from '@lobi/core/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerBuiltInJackpots } from '../../packages/server/src/services/plays/offer-built-in-jackpots.ts';
import { startWinTicker } from '../../packages/server/src/services/lobby/win-ticker.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { lockJackpot } from '../../packages/server/src/store/jackpots.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { createWorld, once, silentLog, type World } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';
import { withBuiltInGames, type PlayWorld } from './play-world.ts';

const freshWorld = setUpWorlds();
const lantern = 'slots-lantern-three';
const tide = 'slots-tide-five';
const seed = 10_000_000n;

/** A world of built-in games with its jackpots, and a fast clock. */
async function createPlayWorld(options?: Parameters<typeof freshWorld>[0]): Promise<PlayWorld> {
  const playWorld = await withBuiltInGames(await freshWorld({ poolSize: 8, ...options }));
  await offerBuiltInJackpots(playWorld.world.db, options?.currency ?? 'IDR');
  playWorld.advanceClockOnRead();
  return playWorld;
}

/** Sets the turnover, in smallest stakes, so that on average one stake per turnover wins. */
const easy = (world: World, turnover: bigint) =>
  world.db.run('update jackpots set turnover = $1', [turnover]);

const playOf = async (
  playWorld: PlayWorld,
  player: Actor,
  amount = '1000',
  engine = lantern,
  choice: object = {},
) => (await playWorld.play(player, engine, choice, { amount })).answer.data;

const shown = async (world: World): Promise<bigint> =>
  BigInt((await world.services.lobby.jackpots())[0]!.amount);

/** Games that an operator adds to the jackpot, with a choice for each. */
const added: ReadonlyMap<string, object> = new Map<string, object>([
  ['dice', { direction: 'under', target: 5_000 }],
  ['limbo', { targetBp: 20_000 }],
  ['roulette', { bets: [{ spot: 'red', chips: 1 }] }],
  ['fishing', { target: 'snapper' }],
]);

/** Adds games with a jackpot, as an operator does by configuration. */
const addGames = (world: World) =>
  world.db.run(
    `insert into jackpot_games (game_id, jackpot_id)
     select g.id, j.id from games g, jackpots j where g.house and g.engine = any ($1::text[])`,
    [[...added.keys()]],
  );

const wonBy = ({ jackpot }: Play): bigint => BigInt(jackpot?.won ?? 0);
const putBy = ({ jackpot }: Play): bigint => BigInt(jackpot?.contribution ?? 0);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((one, more) => one + more, 0n);

describe('a built-in jackpot', () => {
  it('a jackpot is seeded from the bank once, for any number of starting servers', async () => {
    const { world } = await createPlayWorld();
    await Promise.all([1, 2, 3].map(() => offerBuiltInJackpots(world.db, 'IDR')));
    expect(await world.houseSum('jackpot')).toBe(seed);
    expect(await world.houseSum('bank')).toBe(-seed);
    const { jackpots } = await world.services.lobby.show();
    expect(jackpots).toMatchObject([
      { name: 'night-market', amount: String(seed), currency: 'IDR', wonAt: null },
    ]);
    expect(jackpots[0]!.gameIds).toHaveLength(2);
  });

  it('a restart keeps an operator’s changes of a jackpot', async () => {
    const { world } = await createPlayWorld();
    await world.db.run('update jackpots set contribution_bp = 50');
    await world.db.run(
      'delete from jackpot_games where game_id = (select min(game_id::text)::uuid from jackpot_games)',
    );
    await offerBuiltInJackpots(world.db, 'IDR');
    const { jackpots } = await world.services.lobby.show();
    expect(jackpots).toMatchObject([{ gameIds: [expect.any(String)] }]);
  });

  it('a jackpot is shown with its games and its share of their return', async () => {
    const playWorld = await createPlayWorld();
    const { games } = playWorld.world.services;
    const { data } = await games.list({ perPage: 100 }, undefined);
    const jackpotGames = data.filter(({ jackpot }) => jackpot);
    expect(jackpotGames.map(({ engine }) => engine).toSorted()).toEqual([lantern, tide]);
    expect(jackpotGames[0]!.jackpot).toEqual({
      id: expect.any(String),
      name: 'night-market',
      contributionBp: 100,
      seed: '10000000',
      turnover: '2000000000',
      returnBp: 150,
    });
  });

  it('a jackpot gets a share of every stake on its games, and of no other', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    const plays = [
      await playOf(playWorld, player, '5000'),
      await playOf(playWorld, player, '1000', tide),
      (await playWorld.play(player, 'dice', { direction: 'under', target: 5_000 })).answer.data,
    ];
    expect(plays.map(({ jackpot }) => jackpot?.contribution)).toEqual(['50', '10', undefined]);
    expect(plays[0]!.jackpot).toMatchObject({ won: null, turnover: '2000000000' });
    expect(await shown(world)).toBe(seed + 60n);
    expect(await world.houseSum('jackpot')).toBe(seed + 60n);
  });

  it('a jackpot is not in the lobby while none of its games is', async () => {
    const { world } = await createPlayWorld();
    await world.db.run('update games set enabled = false where house');
    expect(await world.services.lobby.jackpots()).toEqual([]);
  });

  it('a jackpot does not change the outcome of a play', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    await easy(world, 2_000n);
    const plays: Play[] = [];
    for (let count = 0; count < 8; count += 1) plays.push(await playOf(playWorld, player));
    // A stake that certainly wins.
    await easy(world, 1_000n);
    plays.push(await playOf(playWorld, player));
    const { revealed } = await world.services.fairness.rotate(player, undefined);
    const game = instantGames.get(lantern)!;
    for (const play of plays) {
      const { clientSeed, nonce, commitment } = play.fairness!;
      const seeds = { serverSeed: asServerSeed(revealed[0]!.serverSeed), clientSeed, nonce };
      const outcome = { ...play.outcome, payout: BigInt(play.payout!) - wonBy(play) };
      const verdict = await verifyPlay(game, {
        input: {},
        stake: 1_000n,
        outcome: outcome as unknown as InstantOutcome,
        seeds,
        commitment: asCommitment(commitment),
      });
      expect(verdict).toMatchObject({ commitmentMatches: true, sameOutcome: true });
      const { contributionBp, turnover } = play.jackpot!;
      const drawn = await playForJackpot(
        { contributionBp, turnover: BigInt(turnover) },
        1_000n,
        seeds,
      );
      expect(
        isSameOutcome(drawn, { contribution: putBy(play), won: play.jackpot!.won !== null }),
      ).toBe(true);
    }
    expect(plays.some((play) => wonBy(play) > 0n)).toBe(true);
  });
});

describe('a win', () => {
  it('a jackpot win pays the whole pool with the play, and resets it to the seed', async () => {
    const playWorld = await createPlayWorld({ rules: { maximumPayout: 1_000_000n } });
    const { world } = playWorld;
    const [first, winner] = [
      await world.user({ funds: 10_000n }),
      await world.user({ funds: 1_000n }),
    ];
    const before = await playOf(playWorld, first, '5000');
    await easy(world, 1_000n);
    const play = await playOf(playWorld, winner);
    // The maximum payout limits the bank's risk; the jackpot's contributions were deducted before.
    const won = seed + putBy(before) + 10n;
    expect(wonBy(play)).toBe(won);
    expect(play.status).toBe('won');
    expect(BigInt(play.payout!)).toBeGreaterThanOrEqual(won);
    expect(await world.balanceOf(winner)).toBe(BigInt(play.payout!));
    expect(await shown(world)).toBe(seed);
    const [jackpot] = await world.services.lobby.jackpots();
    expect(jackpot!.wonAt).not.toBeNull();
    const { data } = await world.services.wallets.ledger(winner, winner.walletId, {}, 'en');
    expect(data[0]).toMatchObject({ kind: 'payout', details: 'Jackpot, Lampion Tiga' });
    const [newest] = (await world.services.lobby.show()).wins;
    expect(newest).toMatchObject({ id: play.id, payout: play.payout });
  });

  it('a jackpot win is paid once for a repeated play', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    await easy(world, 1_000n);
    const player = await world.user({ funds: 1_000n });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => playWorld.play(player, lantern, {}, { key })),
    );
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    const { data } = answers[0]!.answer;
    expect(wonBy(data)).toBe(seed + 10n);
    expect(await world.balanceOf(player)).toBe(BigInt(data.payout!));
    const restarted = createWorld(world.db);
    await offerBuiltInJackpots(world.db, 'IDR');
    const body = { amount: '1000', choice: {} };
    const again = await restarted.services.plays.create(
      player,
      await playWorld.gameOf(lantern),
      body,
      {
        key,
        bodyHash: JSON.stringify(body),
      },
    );
    expect(again).toMatchObject({ replayed: true, answer: { data: { id: data.id } } });
    expect(await shown(restarted)).toBe(seed);
  });

  it('a jackpot pays the pool to one of several winners at once, and the seed to the others', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    await playOf(playWorld, await world.user({ funds: 5_000n }), '5000');
    await world.services.lobby.countJackpots();
    await easy(world, 1_000n);
    const players = await Promise.all([1, 2, 3, 4].map(() => world.user({ funds: 1_000n })));
    const plays = await Promise.all(players.map((player) => playOf(playWorld, player)));
    expect(plays.map(wonBy).toSorted((one, other) => Number(one - other))).toEqual([
      ...[1, 2, 3].map(() => seed + 10n),
      seed + 60n,
    ]);
    expect(await shown(world)).toBe(seed);
    expect(await world.houseSum('jackpot')).toBe(seed);
  });
});

describe('a play that does not win', () => {
  it('a play without a win does not wait for a locked jackpot, and is counted in it afterwards', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 10_000n });
    const [{ id } = { id: '' }] = await world.services.lobby.jackpots();
    await world.db.transaction(async (tx) => {
      expect(await lockJackpot(tx, id)).toBe(seed);
      expect(putBy(await playOf(playWorld, player))).toBe(10n);
      // The counter skips locked jackpots instead of waiting for them.
      await world.services.lobby.countJackpots();
    });
    expect(await shown(world)).toBe(seed + 10n);
  });
});

describe('a rejected play', () => {
  it('a rejected play leaves the jackpot unchanged, also when it would have won', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    await easy(world, 1_000n);
    const poor = await world.user({ funds: 999n });
    await expect(playOf(playWorld, poor)).rejects.toMatchObject({ code: 'insufficient_funds' });
    expect(await shown(world)).toBe(seed);
    expect((await world.services.lobby.jackpots())[0]!.wonAt).toBeNull();
  });
});

describe('many plays at once on two nodes', () => {
  it('many plays at once on two nodes pay exactly the contributions and the seeds', async () => {
    const playWorld = await createPlayWorld({ poolSize: 10 });
    const { world } = playWorld;
    await easy(world, 8_000n);
    const other = createWorld(world.db);
    Object.defineProperty(other.clock, 'now', { get: () => world.clock.now });
    const gameId = await playWorld.gameOf(lantern);
    const players = await Promise.all(
      Array.from({ length: 20 }, () => world.user({ funds: 100_000n })),
    );
    const seen: bigint[] = [];
    const watching = (async () => {
      for (let look = 0; look < 40; look += 1) {
        await world.services.lobby.countJackpots();
        seen.push(await shown(other));
      }
    })();
    const plays = (
      await Promise.all(
        players.map(async (player, index) => {
          const node = index % 2 === 0 ? world : other;
          const own: Play[] = [];
          for (let count = 0; count < 10; count += 1) {
            const body = { amount: '1000', choice: {} };
            const { answer } = await node.services.plays.create(player, gameId, body, once());
            own.push(answer.data);
          }
          return own;
        }),
      )
    ).flat();
    await watching;
    const wins = plays.map(wonBy).filter((won) => won > 0n);
    expect(wins.length).toBeGreaterThan(5);
    const put = sum(plays.map(putBy));
    expect(put).toBe(BigInt(plays.length) * 10n);
    expect(await shown(world)).toBe(seed * BigInt(1 + wins.length) + put - sum(wins));
    expect(await world.houseSum('jackpot')).toBe(await shown(world));
    // No reader saw less than the seed meanwhile.
    expect(seen.every((amount) => amount >= seed)).toBe(true);
    for (const won of wins) expect(won).toBeGreaterThanOrEqual(seed + 10n);
  });
});

describe('any plays', () => {
  const step = fc.record({
    player: fc.nat(2),
    stake: fc.bigInt(1_000n, 9_999n),
    engine: fc.constantFrom(lantern, tide, ...added.keys()),
    isCounted: fc.boolean(),
    contributionBp: fc.integer({ min: 1, max: 2_000 }),
  });

  it('the jackpot pool equals contributions and seeds minus wins after each play', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const playWorld = await createPlayWorld();
        const { world } = playWorld;
        await easy(world, 15_000n);
        await addGames(world);
        const players = await Promise.all([1, 2, 3].map(() => world.user({ funds: 1_000_000n })));
        let pool = seed;
        for (const { player, stake, engine, isCounted, contributionBp } of steps) {
          await world.db.run('update jackpots set contribution_bp = $1', [contributionBp]);
          const amount = String(stake - (stake % 1_000n));
          const play = await playOf(
            playWorld,
            players[player]!,
            amount,
            engine,
            added.get(engine) ?? {},
          );
          if (play.jackpot) {
            const share = BigInt(amount) * BigInt(contributionBp);
            expect([share / 10_000n, share / 10_000n + 1n]).toContain(putBy(play));
          }
          if (wonBy(play) > 0n) expect(wonBy(play)).toBe(pool + putBy(play));
          pool = wonBy(play) > 0n ? seed : pool + putBy(play);
          if (isCounted) await world.services.lobby.countJackpots();
          expect(await shown(world)).toBe(pool);
        }
        expect(await world.houseSum('jackpot')).toBe(pool);
        expect((await world.services.audit.run()).ok).toBe(true);
      }),
      { numRuns: slowRuns(8) },
    );
  });
});

describe('the lobby', () => {
  it('the lobby publishes a growing jackpot once for any number of plays', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const published: { jackpots: { amount: string }[] }[] = [];
    const ticker = startWinTicker({
      lobby: world.services.lobby,
      publish: async (_, event, payload) => {
        expect(event).toBe(channels.lobby.event);
        published.push(channels.lobby.payload.parse(payload) as (typeof published)[number]);
      },
      log: silentLog,
      intervalMs: 1,
    });
    const latest = () => published.at(-1)?.jackpots[0]?.amount;
    await expect.poll(latest).toBe(String(seed));
    const players = await Promise.all([1, 2, 3, 4].map(() => world.user({ funds: 10_000n })));
    await Promise.all(players.map((player) => playOf(playWorld, player)));
    await expect.poll(latest).toBe(String(seed + 40n));
    // A contribution between count and publication is counted the next time.
    await expect.poll(() => world.db.rows('select from jackpot_shares')).toEqual([]);
    await ticker.stop();
    expect(published.length).toBeLessThanOrEqual(5);
    expect(new Set(published.map((news) => JSON.stringify(news))).size).toBe(published.length);
  });
});
