import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { playMoney, policyFor } from '../../packages/core/src/policy/index.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { openGameIdleMs } from '../../packages/server/src/services/protection/open-game.ts';
import { beginPlay, endPlay } from '../../packages/server/src/store/protection.ts';
import { withHouseGames, type PlayWorld } from '../games/play-world.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { provideWorlds } from '../ledger/provide-worlds.ts';
import type { OpenRound, World } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';
import { createProviderWorld } from '../providers/provider-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = provideWorlds();

/** One game at a time and nothing else, so that every engine can be played against every other. */
const policy = { ...playMoney, oneGameAtATime: true };
const under = { direction: 'under', target: 5_000 };

let world: World;
let games: PlayWorld;
let player: Actor;
let arena: OpenRound;

const enter = async (rules: { policy: typeof playMoney } = { policy }): Promise<void> => {
  world = await freshWorld({ rules });
  games = await withHouseGames(world);
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

describe('where one game is played at a time', () => {
  it('a stake in a second game is refused, and the game that is open is named', async () => {
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

  it('the game itself goes on, from any device, and others play what they like', async () => {
    await roll();
    games.pass(6_000);
    expect(await roll()).toBe('ok');
    expect(await limbo(await world.user({ funds: 10_000n }))).toBe('ok');
  });

  it('a player who leaves a game plays another one at once', async () => {
    await roll();
    expect(await leave('dice')).toBeNull();
    expect(await limbo()).toBe('ok');
    // A page that closes late leaves the game that it showed, and not the one that came after it.
    expect((await leave('dice'))?.game.id).toBe(await games.gameOf('limbo'));
    expect(await roll()).toBe('other_game_open');
  });

  it('a game counts as left when nothing was staked in it for some minutes', async () => {
    await roll();
    games.pass(openGameIdleMs - 1);
    expect(await limbo()).toBe('other_game_open');
    games.pass(1);
    expect(await shown()).toBeNull();
    expect(await limbo()).toBe('ok');
  });

  it('every stake keeps it open for as long again', async () => {
    await roll();
    games.pass(openGameIdleMs - 1);
    await roll();
    games.pass(openGameIdleMs - 1);
    expect(await limbo()).toBe('other_game_open');
  });

  it('a stake that was refused has opened nothing', async () => {
    const poor = await world.user({ funds: 500n });
    expect(await roll(poor)).toBe('insufficient_funds');
    expect(await world.services.openGames.show(poor)).toBeNull();
  });

  it('a player who stops playing on all devices has left the game', async () => {
    await beginPlay(world.db, player.id, world.clock.now);
    await roll();
    await endPlay(world.db, player.id, world.clock.now);
    games.pass(1_000);
    await beginPlay(world.db, player.id, world.clock.now);
    expect(await limbo()).toBe('ok');
  });

  it('a bet that waits for its fight keeps no player from another game for hours', async () => {
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

  it('an open board of mines is played on only when no other game is open, and paid always', async () => {
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

  it('the game of a provider is one like the others, for its bets and for its launch', async () => {
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

  it('stakes in five games at once pass in one game only', async () => {
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

  it('a player who leaves and stakes elsewhere at once ends with one game open', async () => {
    for (let time = 0; time < 6; time += 1) {
      player = await world.user({ funds: 100_000n });
      await roll();
      const [, outcome] = await Promise.all([leave('dice'), limbo()]);
      const open = (await shown())?.game.id ?? null;
      expect([null, await games.gameOf(outcome === 'ok' ? 'limbo' : 'dice')]).toContain(open);
    }
  });
});

it('games are played side by side and no open game is stored where the place sets no such rule', async () => {
  await enter({ policy: policyFor('mt') });
  expect(await roll()).toBe('ok');
  expect(await limbo()).toBe('ok');
  expect(await shown()).toBeNull();
  expect(await world.db.rows('select from open_games')).toEqual([]);
});
