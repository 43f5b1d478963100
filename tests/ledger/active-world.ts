import { randomUUID } from 'node:crypto';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { offerBuiltInJackpots } from '../../packages/server/src/services/plays/offer-built-in-jackpots.ts';
import { unknownPlace } from '../../packages/server/src/services/people/unknown-place.ts';
import { insertActivity } from '../../packages/server/src/store/activity.ts';
import { holdFunds, resolveHold } from '../../packages/server/src/store/holds.ts';
import { withBuiltInGames } from '../games/play-world.ts';
import { builtInGame, finishRound, join } from '../games/table-world.ts';
import { createProviderWorld, type Visit } from '../providers/provider-world.ts';
import { createRequestWorld, type RequestWorld } from './request-world.ts';
import { once, type World } from './world.ts';

/** Users and records of a world with activity. */
export interface ActiveWorld {
  readonly agent: Actor;
  readonly player: Actor;
  readonly requests: RequestWorld;
  /** The player in a provider's game. */
  readonly visit: Visit;
}

/**
 * Creates varied activity in a world: a settled round, an open one, a captured and a released hold, open
 * and decided requests, a paid earning.
 */
export async function addActivity(world: World): Promise<ActiveWorld> {
  const { db } = world;
  const agent = await world.user({ role: 'agent', commissionBp: 200 });
  const player = await world.user({ parent: agent, funds: 1_000_000n });
  const settled = await world.openRound();
  await world.bet(player, settled.roundId, 'meron', '60000');
  await world.bet(player, settled.roundId, 'wala', '40000');
  const { rounds } = world.services;
  await rounds.step(settled.declarator, settled.roundId, 'close', undefined);
  await rounds.step(settled.declarator, settled.roundId, 'declare', { result: 'meron' });
  await settleAll(db, { at: new Date(world.clock.now.getTime() + 3_000) });
  await drawFight(world, player);
  const open = await world.openRound();
  await world.bet(player, open.roundId, 'meron', '10000');
  await db.transaction(async (tx) => {
    const { walletId } = player;
    await holdFunds(tx, { walletId, amount: 500n, reference: randomUUID() });
    const { holdId } = await holdFunds(tx, { walletId, amount: 700n, reference: randomUUID() });
    await resolveHold(tx, holdId, 'release');
  });
  await world.services.earnings.claimAll(agent, agent.walletId, once());
  const requests = await createRequestWorld(world);
  const { id } = await requests.deposit('player', '100000');
  await requests.step('admin', 'complete', id);
  await requests.deposit('player', '100000');
  await requests.withdraw('player', '100000');
  await requests.create('agent', 'player', { type: 'cash-in', amount: '5000' });
  await playGuaranteedBingo(world);
  const bingo = await builtInGame(world, 'bingo');
  await world.tables.show(bingo);
  await join(world, player, bingo, '2000', { cards: 2 });
  const providers = await createProviderWorld(world);
  const visit = await providers.visit(player);
  await visit.call('betAndWin', {
    transactionId: 'b1',
    roundId: 'r1',
    betAmount: '500',
    winAmount: '900',
  });
  await visit.call('bet', { transactionId: 'b2', roundId: 'r2', amount: '300' });
  await playMines(world);
  await spinForJackpot(world);
  await insertActivity(db, { userId: player.id, action: 'login', ...unknownPlace });
  return { agent, player, requests, visit };
}

/** A finished round of bingo with 20 cards, whose prizes are guaranteed. */
async function playGuaranteedBingo(world: World): Promise<void> {
  const quick = await builtInGame(world, 'bingo-quick');
  const opened = await world.tables.show(quick);
  for (const cards of [12, 8]) {
    const player = await world.user({ funds: 12_000n });
    await join(world, player, quick, String(cards * 1_000), { cards });
  }
  await finishRound(world, opened);
}

/** A fight with the result draw, and a bet on it. */
async function drawFight(world: World, player: Actor): Promise<void> {
  const { rounds } = world.services;
  const drawn = await world.openRound({ odds: 800, cap: 1_000_000n });
  await world.bet(player, drawn.roundId, 'draw', '5000');
  await rounds.step(drawn.declarator, drawn.roundId, 'close', undefined);
  await rounds.step(drawn.declarator, drawn.roundId, 'declare', { result: 'draw' });
  await settleAll(world.db, { at: new Date(world.clock.now.getTime() + 3_000) });
}

/** A spin on a machine with a jackpot. */
async function spinForJackpot(world: World): Promise<void> {
  const playWorld = await withBuiltInGames(world);
  await offerBuiltInJackpots(world.db, 'IDR');
  const player = await world.user({ funds: 10_000n });
  await playWorld.play(player, 'slots-lantern-three', {});
}

/** A game of mines that was won by one tile. */
async function playMines(world: World): Promise<void> {
  const playWorld = await withBuiltInGames(world);
  const player = await world.user({ funds: 10_000n });
  const { id } = (await playWorld.play(player, 'mines', { mines: 3 })).answer.data;
  const board = await playWorld.boardOf(id);
  const tile = [0, 1, 2, 3].find((each) => !board.includes(each)) ?? 0;
  await playWorld.step(player, id, { step: 'open', tile });
  await playWorld.step(player, id, { step: 'cash-out' });
}
