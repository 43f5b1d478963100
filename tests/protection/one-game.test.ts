import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { playMoney, policyFor } from '../../packages/core/src/policy/index.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { openGameIdleMs } from '@lobi/core/rules';
import { beginPlay, endPlay } from '../../packages/server/src/store/protection.ts';
import { withBuiltInGames, type PlayWorld } from '../games/play-world.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { OpenRound, World } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';
import { createProviderWorld } from '../providers/provider-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

/** A policy with only the rule of one game at a time, so that all engines can be combined. */
const policy = { ...playMoney, oneGameAtATime: true };
const under = { direction: 'under', target: 5_000 };

let world: World;
let games: PlayWorld;
let player: Actor;
let arena: OpenRound;

const enter = async (rules: { policy: typeof playMoney } = { policy }): Promise<void> => {
  world = await freshWorld({ rules });
  games = await withBuiltInGames(world);
  player = await world.user({ funds: 10_000_000n });
  arena = await world.openRound();
};
beforeEach(() => enter());

const roll = (who = player) => outcomeOf(games.play(who, 'dice', under));
const limbo = (who = player) => outcomeOf(games.play(who, 'limbo', { targetBp: 20_000 }));
const bet = (who = player) => outcomeOf(world.bet(who, arena.roundId, 'meron', '1000'));
const shown = () => world.services.openGames.show(player);
const leave = async (engine: string) =>
  world.services.openGames.leave(player, await games.gameOf(engine));

describe('the rule of one game at a time', () => {
  // id: second-game-refused
  it('a stake in a second game is rejected with the name of the open game', async () => {
    expect(await roll()).toBe('ok');
    const before = await world.balanceOf(player);
    const game = (await shown())?.game.title;
    await expect(games.play(player, 'limbo', { targetBp: 20_000 })).rejects.toMatchObject({
      code: 'other_game_open',
      params: { game },
    });
    expect(await bet()).toBe('other_game_open');
    expect(await world.balanceOf(player)).toBe(before);
    expect((await shown())?.game.id).toBe(await games.gameOf('dice'));
  });

  it('an open game accepts stakes from any device, and other players are not affected', async () => {
    await roll();
    games.advanceClock(6_000);
    expect(await roll()).toBe('ok');
    expect(await limbo(await world.user({ funds: 10_000n }))).toBe('ok');
  });

  it('a player who leaves a game may play another one at once', async () => {
    await roll();
    expect(await leave('dice')).toBeNull();
    expect(await limbo()).toBe('ok');
    // A page that closes late leaves only its own game, not the one opened after it.
    expect((await leave('dice'))?.game.id).toBe(await games.gameOf('limbo'));
    expect(await roll()).toBe('other_game_open');
  });

  it('a game counts as left when nothing was staked in it for some minutes', async () => {
    await roll();
    games.advanceClock(openGameIdleMs - 1);
    expect(await limbo()).toBe('other_game_open');
    games.advanceClock(1);
    expect(await shown()).toBeNull();
    expect(await limbo()).toBe('ok');
  });

  it('every stake keeps a game open for the whole idle period', async () => {
    await roll();
    games.advanceClock(openGameIdleMs - 1);
    await roll();
    games.advanceClock(openGameIdleMs - 1);
    expect(await limbo()).toBe('other_game_open');
  });

  it('a rejected stake opens no game', async () => {
    const poor = await world.user({ funds: 500n });
    expect(await roll(poor)).toBe('insufficient_funds');
    expect(await world.services.openGames.show(poor)).toBeNull();
  });

  it('a player who stops playing on all devices has left the game', async () => {
    await beginPlay(world.db, player.id, world.clock.now);
    await roll();
    await endPlay(world.db, player.id, world.clock.now);
    games.advanceClock(1_000);
    await beginPlay(world.db, player.id, world.clock.now);
    expect(await limbo()).toBe('ok');
  });

  // id: waiting-bet-frees-player
  it('a bet that waits for its fight does not block other games for hours', async () => {
    expect(await bet()).toBe('ok');
    expect(await roll()).toBe('other_game_open');
    await world.services.openGames.leave(player, arena.gameId);
    expect(await roll()).toBe('ok');
    const { status } = (await queryRow<{ status: string }>(
      world.db,
      'select status from bets where wallet_id = $1',
      [player.walletId],
    ))!;
    expect(status).toBe('placed');
  });

  it('open mines continue only while no other game is open, and can always be cashed out', async () => {
    const started = await games.play(player, 'mines', { mines: 3 });
    const { id } = started.answer.data;
    const board = await games.boardOf(id);
    const [first = 0, second = 1] = Array.from({ length: 25 }, (_, tile) => tile).filter(
      (tile) => !board.includes(tile),
    );
    const open = (tile: number) => outcomeOf(games.step(player, id, { step: 'open', tile }));
    expect(await open(first)).toBe('ok');
    expect(await limbo()).toBe('other_game_open');
    await leave('mines');
    expect(await limbo()).toBe('ok');
    expect(await open(second)).toBe('other_game_open');
    expect(await outcomeOf(games.step(player, id, { step: 'cash-out' }))).toBe('ok');
  });

  // id: one-game-includes-providers
  it('a provider’s game counts as an open game, for its bets and its launch', async () => {
    const studios = await createProviderWorld(world, { ...defaultRules, policy });
    const visit = await studios.visit(player);
    const coin = (transactionId: string) =>
      visit.call('bet', {
        transactionId,
        roundId: `round-${transactionId}`,
        amount: '1000',
        currency: 'IDR',
        roundClosed: false,
      });
    expect(await coin('one')).toMatchObject({ code: 'OK' });
    expect(await roll()).toBe('other_game_open');
    await world.services.openGames.leave(player, await studios.gameIdOf('alpha'));
    await roll();
    expect(await coin('two')).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    await expect(studios.ticket('beta', player)).rejects.toMatchObject({ code: 'other_game_open' });
  });

  // id: concurrent-stakes-in-one-game
  it('concurrent stakes in five games are accepted in one game only', async () => {
    const slots = ['dice', 'limbo', 'mines', 'roulette'] as const;
    const choices = {
      dice: under,
      limbo: { targetBp: 20_000 },
      mines: { mines: 3 },
      roulette: { bets: [{ spot: 'red', chips: 1 }] },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...slots, 'arena' as const), { minLength: 4, maxLength: 12 }),
        async (wanted) => {
          player = await world.user({ funds: 1_000_000n });
          const outcomes = await Promise.all(
            wanted.map(async (game) => ({
              game,
              outcome: await (game === 'arena'
                ? bet()
                : outcomeOf(games.play(player, game, choices[game], { key: randomUUID() }))),
            })),
          );
          const passed = outcomes.filter(({ outcome }) => outcome === 'ok');
          expect(new Set(passed.map(({ game }) => game)).size).toBe(1);
          // Others of the same game may be too soon; none of another game is rejected for less.
          const others = outcomes.filter(({ game }) => game !== passed[0]?.game);
          expect(new Set(others.map(({ outcome }) => outcome))).toEqual(
            new Set(others.length > 0 ? ['other_game_open'] : []),
          );
        },
      ),
      { numRuns: slowRuns(12) },
    );
  });

  it('a player who concurrently leaves and stakes elsewhere has one game open', async () => {
    for (let time = 0; time < 6; time += 1) {
      player = await world.user({ funds: 100_000n });
      await roll();
      const [, outcome] = await Promise.all([leave('dice'), limbo()]);
      const open = (await shown())?.game.id ?? null;
      expect([null, await games.gameOf(outcome === 'ok' ? 'limbo' : 'dice')]).toContain(open);
    }
  });
});

it('without the rule, a player may play several games and no open game is stored', async () => {
  await enter({ policy: policyFor('mt') });
  expect(await roll()).toBe('ok');
  expect(await limbo()).toBe('ok');
  expect(await shown()).toBeNull();
  expect(await world.db.rows('select from open_games')).toEqual([]);
});
