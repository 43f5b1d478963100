import type { Play } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  commitTo,
  dice,
  instantGames,
  playFairly,
  verifyPlay,
  type InstantOutcome,
} from '@lobi/core/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rotateSeedsOf } from '../../packages/server/src/services/plays/player-seeds.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { slowRuns } from '../property-runs.ts';
import { withBuiltInGames, type PlayWorld } from './play-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const createPlayWorld = async (options?: Parameters<typeof freshWorld>[0]): Promise<PlayWorld> =>
  withBuiltInGames(await freshWorld({ poolSize: 4, ...options }));

const under = { direction: 'under', target: 5_000 };

describe('seeds', () => {
  it('seeds are revealed only once their plays are over, and then verify them', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    playWorld.advanceClockOnRead();
    const player = await world.user({ funds: 100_000n });
    const { fairness, plays } = world.services;
    const before = await fairness.show(player);
    const answers = [
      await playWorld.play(player, 'dice', under),
      await playWorld.play(player, 'dice', under),
    ];
    const secret = await queryRow<{ sealed: string }>(
      world.db,
      "select sealed from player_seeds where state = 'current'",
    );
    const shownBefore = JSON.stringify([
      before,
      answers,
      await fairness.show(player),
      await plays.list(player, await playWorld.gameOf('dice'), {}),
      await world.db.rows('select answer::text, body_hash from idempotency_keys'),
      await world.db.rows('select facts::text from outbox'),
      await world.db.rows('select state, commitment, sealed, client_seed from player_seeds'),
    ]);
    const after = await fairness.rotate(player, 'kata saya');
    const [revealed] = after.revealed;
    expect(secret!.sealed).not.toContain(revealed!.serverSeed);
    expect(shownBefore).not.toContain(revealed!.serverSeed);
    expect(await commitTo(asServerSeed(revealed!.serverSeed))).toBe(before.seeds.commitment);
    expect(revealed).toMatchObject({ commitment: before.seeds.commitment, lastNonce: 2 });
    expect(after.seeds).toMatchObject({
      commitment: before.seeds.nextCommitment,
      clientSeed: 'kata saya',
      nonce: 0,
    });
    const shown = await plays.show(player, answers[0]!.answer.data.id);
    expect(shown.fairness?.serverSeed).toBe(revealed!.serverSeed);
  });

  it('the published commitment of a seed does not determine outcomes', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    playWorld.advanceClockOnRead();
    const player = await world.user({ funds: 100_000n });
    const rolls: unknown[] = [];
    const guessed: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { outcome, fairness } = (await playWorld.play(player, 'dice', under)).answer.data;
      const { commitment, clientSeed, nonce } = fairness!;
      const seeds = { serverSeed: asServerSeed(commitment), clientSeed, nonce };
      rolls.push(outcome!['roll']);
      guessed.push((await playFairly(dice, dice.readInput(under), 1_000n, seeds)).roll);
    }
    expect(guessed).not.toEqual(rolls);
  });

  it('seeds rotate automatically after 1,000 plays', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    const first = await world.services.fairness.show(player);
    await playWorld.play(player, 'dice', under);
    // As if 999 more had been played.
    await world.db.run('alter table player_seeds disable trigger player_seeds_keep_their_promise');
    await world.db.run("update player_seeds set nonce = 1000 where state = 'current'");
    playWorld.advanceClock(10_000);
    const { answer } = await playWorld.play(player, 'dice', under);
    expect(answer.data.fairness).toMatchObject({
      commitment: first.seeds.nextCommitment,
      nonce: 1,
    });
    await world.db.run("update player_seeds set nonce = 1 where state = 'revealed'");
  });

  it('seeds and finished plays are not rewritten', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    await playWorld.play(player, 'dice', under);
    const errorOf = async (statement: string) =>
      expect(await world.db.run(statement).catch((error: { code: string }) => error.code)).toBe(
        '42501',
      );
    await errorOf("update player_seeds set commitment = repeat('0', 64)");
    await errorOf("update player_seeds set client_seed = 'other' where state = 'current'");
    await errorOf("update player_seeds set nonce = nonce + 2 where state = 'current'");
    await errorOf('delete from player_seeds');
    await errorOf('update plays set payout = 0');
    await errorOf('delete from plays');
  });

  it('concurrent requests for seeds create one pair', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user();
    const shown = await Promise.all(
      Array.from({ length: 10 }, () => world.services.fairness.show(player)),
    );
    expect(new Set(shown.map(({ seeds }) => seeds.commitment)).size).toBe(1);
  });

  it('a change of seeds that fails is rolled back as a whole', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user();
    const before = await world.services.fairness.show(player);
    const broken = {
      seal: () => {
        throw new Error('no key');
      },
      unseal: (text: string) => text,
    };
    const rotated = world.db.transaction((tx) => rotateSeedsOf(tx, player, 'x', broken));
    await expect(rotated).rejects.toThrow('no key');
    expect(await world.services.fairness.show(player)).toEqual(before);
  });
});

const choices: Readonly<Record<string, fc.Arbitrary<object>>> = {
  dice: fc.record({
    direction: fc.constantFrom('under', 'over'),
    target: fc.integer({ min: 201, max: 9_799 }),
  }),
  limbo: fc.integer({ min: 101, max: 10_000 }).map((times) => ({ targetBp: times * 100 })),
  roulette: fc
    .array(
      fc.record({
        spot: fc.constantFrom('red', 'black', 'odd', 'low'),
        chips: fc.integer({ min: 1, max: 100 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((bets) => ({ bets })),
  'slots-lantern-three': fc.constant({}),
  'slots-tide-five': fc.constant({}),
  fishing: fc.constantFrom('anchovy', 'sardine', 'chest', 'dragon').map((target) => ({ target })),
};

const aPlay = fc.constantFrom(...Object.keys(choices)).chain((engine) =>
  fc.record({
    engine: fc.constant(engine),
    choice: choices[engine]!,
    amount: fc.integer({ min: 1_000, max: 50_000 }).map(String),
  }),
);

/** Recomputes a play from its revealed seed. */
async function prove(play: Play) {
  const { fairness, outcome, payout, choice, amount, game } = play;
  const engine = instantGames.get(game.engine)!;
  return verifyPlay(engine, {
    input: engine.readInput(choice),
    stake: BigInt(amount),
    outcome: { ...outcome, payout: BigInt(payout!) } as InstantOutcome,
    seeds: {
      serverSeed: asServerSeed(fairness!.serverSeed!),
      clientSeed: fairness!.clientSeed,
      nonce: fairness!.nonce,
    },
    commitment: asCommitment(fairness!.commitment),
  });
}

describe('any games, choices and stakes', () => {
  it('plays conserve money, have consecutive numbers, and can be recomputed, for any games and stakes', async () => {
    const playWorld = await createPlayWorld({ lasts: true });
    const { world } = playWorld;
    playWorld.advanceClockOnRead();
    const funds = 10_000_000n;
    await fc.assert(
      fc.asyncProperty(fc.array(aPlay, { minLength: 1, maxLength: 12 }), async (wanted) => {
        const player = await world.user({ funds });
        const bankBefore = await world.houseSum('bank');
        const ids: string[] = [];
        for (const { engine, choice, amount } of wanted) {
          const { answer } = await playWorld.play(player, engine, choice, { amount });
          ids.push(answer.data.id);
        }
        await world.services.fairness.rotate(player, undefined);
        const plays = await Promise.all(ids.map((id) => world.services.plays.show(player, id)));
        expect(plays.map(({ fairness }) => fairness?.nonce)).toEqual(ids.map((_, i) => i + 1));
        for (const play of plays)
          expect(await prove(play)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
        const balance = await world.balanceOf(player);
        const net = plays.reduce(
          (sum, { amount, payout }) => sum + BigInt(payout!) - BigInt(amount),
          0n,
        );
        expect(balance).toBe(funds + net);
        expect(await world.houseSum('bank')).toBe(bankBefore - net);
      }),
      { numRuns: slowRuns(12) },
    );
  });
});
