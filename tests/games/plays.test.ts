import { randomUUID } from 'node:crypto';
import { isAppError } from '@lobi/core/contract';
import { playMoney } from '@lobi/core/policy';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { withBuiltInGames, type PlayWorld } from './play-world.ts';

const freshWorld = setUpWorlds();
const createPlayWorld = async (options?: Parameters<typeof freshWorld>[0]): Promise<PlayWorld> =>
  withBuiltInGames(await freshWorld({ poolSize: 2, ...options }));

const under = { direction: 'under', target: 5_000 };

describe('a play', () => {
  it('a play takes the stake, pays the outcome, and names the game in the ledger', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 10_000n });
    const { answer } = await playWorld.play(player, 'dice', under);
    const { data, wallet } = answer;
    expect(data).toMatchObject({
      walletId: player.walletId,
      game: { engine: 'dice', title: 'Dadu Seratus' },
      round: null,
      amount: '1000',
      choice: under,
      fairness: { nonce: 1, serverSeed: null },
    });
    expect(data.status).toBe(data.payout === '0' ? 'lost' : 'won');
    const balance = 9_000n + BigInt(data.payout!);
    expect(wallet.balance).toBe(String(balance));
    expect(await world.balanceOf(player)).toBe(balance);
    expect(await world.houseSum('bank')).toBe(10_000n - balance);
    const ledger = await world.services.wallets.ledger(player, player.walletId, {}, 'en');
    expect(ledger.data.map(({ details }) => details)).toContain('Bet, Dadu Seratus');
  });

  it('a play is among the bets of its wallet, with bets of the arena', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 10_000n });
    const { roundId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '2000');
    playWorld.advanceClock(1_000);
    await playWorld.play(player, 'dice', under);
    const { wallets } = world.services;
    const all = await wallets.bets(player, player.walletId, {});
    expect(all.data).toMatchObject([
      { game: { engine: 'dice' }, selection: null, roundId: null, amount: '1000' },
      { game: { engine: 'arena' }, selection: 'meron', roundId, amount: '2000' },
    ]);
    const placed = await wallets.bets(player, player.walletId, { status: 'placed' });
    expect(placed.data).toMatchObject([{ game: { engine: 'arena' } }]);
    const found = await wallets.bets(player, player.walletId, { search: 'dadu' });
    expect(found.data).toMatchObject([{ game: { engine: 'dice' } }]);
    const ofRound = await wallets.bets(player, player.walletId, { roundId });
    expect(ofRound.meta.total).toBe(1);
  });

  it('a play shows its odds among the bets, however its payout was rounded', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    // 1.01 times 1,001 is 1,011.01, of which 1,011 is paid: 1.0099 times.
    let status = 'lost';
    while (status !== 'won') {
      playWorld.advanceClock(3_000);
      status = (await playWorld.play(player, 'limbo', { targetBp: 10_100 }, { amount: '1001' }))
        .answer.data.status;
    }
    const { data } = await world.services.wallets.bets(player, player.walletId, { status: 'won' });
    expect(data).toMatchObject([{ amount: '1001', payout: '1011', odds: 101 }]);
  });

  it('a play counts in the figures as in the ledger, and among open bets while it is open', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 100_000n });
    const { answer } = await playWorld.play(player, 'dice', under, { amount: '3000' });
    await playWorld.play(player, 'mines', { mines: 3 }, { amount: '7000' });
    const dashboard = await world.services.dashboard.show(player, 'en');
    expect(dashboard).toMatchObject({ openBets: { count: 1, amount: '7000' } });
    const day = new Date(world.clock.now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const report = await world.services.report.show({ from: day, to: day, group: 'game' });
    expect(report.rows).toMatchObject([
      { label: 'Dadu Seratus', turnover: '3000', payout: answer.data.payout },
    ]);
  });
});

describe('the rules of a play', () => {
  it.each([
    ['999', 'stake_below_minimum'],
    ['1000001', 'stake_above_maximum'],
    ['0', 'validation'],
    ['-1000', 'validation'],
    ['1000.5', 'validation'],
  ])('a stake of %s is rejected with %s', async (amount, code) => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 10_000_000n });
    expect(await outcomeOf(playWorld.play(player, 'dice', under, { amount }))).toBe(code);
  });

  it('an invalid choice is rejected with its fields', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 10_000n });
    const failure = await playWorld
      .play(player, 'dice', { direction: 'up', target: 0 })
      .catch((error: unknown) => error);
    expect(isAppError(failure) && failure.code).toBe('validation');
    expect(failure).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ field: 'direction' })]),
    });
  });

  it('a play is rejected if its highest payout is above the operator’s limit', async () => {
    const playWorld = await createPlayWorld({ rules: { maximumPayout: 99_999n } });
    const player = await playWorld.world.user({ funds: 10_000n });
    const limbo = (targetBp: number) => outcomeOf(playWorld.play(player, 'limbo', { targetBp }));
    expect(await limbo(1_000_000)).toBe('payout_above_maximum');
    expect(await limbo(999_900)).toBe('ok');
  });

  // id: play-above-pace-refused
  it('a play faster than the pace of its game is rejected with the remaining time', async () => {
    const policy = { ...playMoney, minimumCycleMs: { casino: 5_000 } };
    const playWorld = await createPlayWorld({ rules: { policy } });
    const player = await playWorld.world.user({ funds: 10_000n });
    await playWorld.play(player, 'dice', under);
    playWorld.advanceClock(3_500);
    const failure = await playWorld.play(player, 'dice', under).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'too_soon', retryAfterSeconds: 2 });
    expect(await outcomeOf(playWorld.play(player, 'slots-tide-five', {}))).toBe('ok');
    playWorld.advanceClock(1_500);
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe('ok');
  });

  it('a play of a casino game with play money is accepted a quarter of a second after the last', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 10_000n });
    await playWorld.play(player, 'dice', under);
    playWorld.advanceClock(249);
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe('too_soon');
    playWorld.advanceClock(1);
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe('ok');
  });

  it.each([
    ['pending', 'account_pending'],
    ['restricted', 'account_restricted'],
  ] as const)('a player who is %s is rejected', async (status, code) => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ status, funds: 10_000n });
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe(code);
  });

  it('a play of a game that is not offered is rejected', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 10_000n });
    await world.db.run("update games set enabled = false where key = 'dice'");
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe('bet_closed');
    const { gameId } = await world.openRound();
    const arena = world.services.plays.create(
      player,
      gameId,
      { amount: '1000', choice: {} },
      { key: randomUUID(), bodyHash: '' },
    );
    expect(await outcomeOf(arena)).toBe('not_found');
  });

  it('a rejected play moves and counts nothing, and does not use up its key', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 500n });
    const key = randomUUID();
    expect(await outcomeOf(playWorld.play(player, 'dice', under, { key }))).toBe(
      'insufficient_funds',
    );
    const { seeds } = await world.services.fairness.show(player);
    expect(seeds.nonce).toBe(0);
    expect(await world.balanceOf(player)).toBe(500n);
  });
});

describe('the visibility of a play', () => {
  it('a play is visible to its player, the agents above, and staff', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const agent = await world.user({ role: 'agent' });
    const player = await world.user({ parent: agent, funds: 10_000n });
    const { answer } = await playWorld.play(player, 'dice', under);
    const { plays } = world.services;
    const seenBy = async (plan: Parameters<typeof world.user>[0]) =>
      outcomeOf(plays.show(await world.user(plan), answer.data.id));
    expect(await outcomeOf(plays.show(player, answer.data.id))).toBe('ok');
    expect(await outcomeOf(plays.show(agent, answer.data.id))).toBe('ok');
    expect(await seenBy({ role: 'admin' })).toBe('ok');
    expect(await seenBy({ role: 'superadmin' })).toBe('ok');
    expect(await seenBy({ role: 'agent' })).toBe('not_found');
    expect(await seenBy({ role: 'player' })).toBe('not_found');
    expect(await seenBy({ role: 'declare' })).toBe('not_found');
  });

  it('the steps of a play are for its player only', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const agent = await world.user({ role: 'agent' });
    const player = await world.user({ parent: agent, funds: 10_000n });
    const other = await world.user({ funds: 10_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 3 });
    for (const actor of [other, agent])
      expect(await outcomeOf(playWorld.step(actor, answer.data.id, { step: 'cash-out' }))).toBe(
        'not_found',
      );
  });
});
