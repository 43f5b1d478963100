import { beforeEach, describe, expect, it } from 'vitest';
import { channels, wireChannelName } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import { maskName } from '@lobi/core/rules';
import { startWinTicker } from '../../packages/server/src/services/lobby/win-ticker.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';

const freshWorld = setUpWorlds();
let world: World;

/** A fight that meron wins, 60,000 against 40,000. */
async function wonFight() {
  const winner = await world.user({ funds: 60_000n });
  const loser = await world.user({ funds: 40_000n });
  const { gameId, roundId, declarator } = await world.openRound();
  await world.bet(winner, roundId, 'meron', '60000');
  await world.bet(loser, roundId, 'wala', '40000');
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
  return { gameId, winner };
}

describe('the lobby', () => {
  beforeEach(async () => {
    world = await freshWorld();
  });

  it('the lobby shows wins with masked names, and no losses', async () => {
    const { winner } = await wonFight();
    const { wins } = await world.services.lobby.show();
    expect(wins.map(({ name, game, stake, payout }) => [name, game.title, stake, payout])).toEqual([
      [maskName(winner.username), 'Arena Uji', '60000', '93600'],
    ]);
  });

  it('the lobby lists the most played and the new games', async () => {
    const { gameId } = await wonFight();
    const { popular, fresh } = await world.services.lobby.show();
    expect(popular).toContain(gameId);
    expect(fresh[0]).toBe(gameId);
  });

  it('the lobby lists at most two popular games of a category', async () => {
    const { winner, gameId } = await wonFight();
    for (const _ of [1, 2, 3]) {
      const { roundId } = await world.openRound();
      await world.bet(winner, roundId, 'meron', '1000');
    }
    const { popular } = await world.services.lobby.show();
    expect(popular).toHaveLength(2);
    expect(popular[0]).toBe(gameId);
  });

  it('the lobby publishes new wins once', async () => {
    await wonFight();
    const published: unknown[] = [];
    const ticker = startWinTicker({
      lobby: world.services.lobby,
      publish: async (...message) => void published.push(message),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      intervalMs: 1,
    });
    await expect.poll(() => published.length).toBe(1);
    await world.services.lobby.wins();
    await ticker.stop();
    expect(published).toEqual([
      [
        wireChannelName('lobby', 'all'),
        channels.lobby.event,
        { wins: await world.services.lobby.wins(), jackpots: [] },
      ],
    ]);
  });
});
