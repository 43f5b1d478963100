import { beforeEach, describe, expect, it } from 'vitest';
import { roundSchema } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';

const freshWorld = setUpWorlds();
let world: World;
let player: Actor;
let roundId: string;
let gameId: string;
let declarator: Actor;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  ({ roundId, gameId, declarator } = await world.openRound());
});

const latest = async () => (await world.services.rounds.show(roundId)).latestBets;

describe('the latest bets of a round', () => {
  it('the latest bets of a round are the newest first, with a masked name, side and stake only', async () => {
    expect(await latest()).toEqual([]);
    await world.bet(player, roundId, 'meron', '60000');
    await world.bet(player, roundId, 'wala', '40000');
    const bets = await world.services.wallets.bets(player, player.walletId, {});
    const ids = bets.data.map(({ id }) => id);
    const { username } = player;
    const name = `${username.slice(0, username.length < 6 ? 1 : 3)}***${username.slice(-1)}`;
    expect(await latest()).toEqual([
      { id: ids[0], name, selection: 'wala', amount: '40000' },
      { id: ids[1], name, selection: 'meron', amount: '60000' },
    ]);
    const round = await world.services.rounds.show(roundId);
    expect(roundSchema.parse(round)).toEqual(round);
    expect(JSON.stringify(round)).not.toContain(username);
  });

  it('the latest bets of a round label demo accounts', async () => {
    await world.db.run(`update users set demo_account = 'open' where id = $1`, [player.id]);
    await world.bet(player, roundId, 'meron', '60000');
    expect((await latest())?.map(({ name }) => name)).toEqual([
      expect.stringMatching(/\*\*\*. \(demo\)$/),
    ]);
  });

  it('the latest bets of a round are twelve at most, and not part of a list', async () => {
    for (let bet = 1; bet <= 13; bet += 1) {
      await world.bet(player, roundId, 'meron', String(bet * 1_000));
    }
    const amounts = (await latest())?.map(({ amount }) => amount);
    expect(amounts).toHaveLength(12);
    expect([amounts?.at(0), amounts?.at(-1)]).toEqual(['13000', '2000']);
    const { data } = await world.services.rounds.list(declarator, gameId, {});
    expect(data.map((round) => 'latestBets' in round)).toEqual([false]);
  });

  it('the latest bets of a round disappear when it is settled', async () => {
    const other = await world.user({ funds: 1_000_000n });
    await world.bet(player, roundId, 'meron', '60000');
    await world.bet(other, roundId, 'wala', '40000');
    for (const step of ['last-call', 'close'] as const) {
      await world.services.rounds.step(declarator, roundId, step, undefined);
    }
    expect(await latest()).toHaveLength(2);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    world.clock.now = new Date(world.clock.now.getTime() + 3_000);
    await settleAll(world.db, { at: world.clock.now });
    expect(await latest()).toEqual([]);
  });
});
