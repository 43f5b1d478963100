import { beforeEach, expect, it } from 'vitest';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { openPaymentChannel } from '../ledger/open-payment-channel.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { once, type World } from '../ledger/world.ts';

const freshWorld = setUpWorlds();
const day = 24 * 3_600_000;

let world: World;
let player: Actor;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
});

// id: history-of-eight-months
it('bets, deposits, withdrawals and the balance of eight months ago are still shown', async () => {
  world.clock.now = new Date('2026-01-10T00:00:00Z');
  const channelId = await openPaymentChannel(world);
  const postHistory = (body: object) =>
    world.services.transactions.create(
      player,
      player.walletId,
      { amount: '50000', channelId, ...body } as Parameters<
        World['services']['transactions']['create']
      >[2],
      once(),
      'en',
    );
  await postHistory({ type: 'deposit' });
  await postHistory({ type: 'withdraw', account: '12345678', holder: 'Budi' });
  const { roundId, declarator } = await world.openRound();
  await world.bet(player, roundId, 'meron', '1000');
  await world.services.rounds.step(declarator, roundId, 'cancel', { reason: 'no fight today' });
  world.clock.now = new Date(world.clock.now.getTime() + 10_000);
  await settleAll(world.db, { at: world.clock.now });

  world.clock.now = new Date(world.clock.now.getTime() + 240 * day);
  const { wallets } = world.services;
  const bets = await wallets.bets(player, player.walletId, {});
  expect(bets.data.map(({ amount }) => amount)).toEqual(['1000']);
  const asked = await wallets.transactions(player, player.walletId, {}, 'en');
  expect(asked.data.map(({ type }) => type).toSorted()).toEqual(['deposit', 'withdraw']);
  const ledger = await wallets.ledger(player, player.walletId, {}, 'en');
  expect(ledger.data.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bet', 'refund']));
  // All of it can also be exported.
  const exported = await wallets.export(player, player.walletId, {}, 'en');
  expect(exported.meta.total).toBe(ledger.meta.total);
  expect(exported.data.map(({ kind }) => kind).toSorted()).toEqual(
    ledger.data.map(({ kind }) => kind).toSorted(),
  );
  for (const entry of ledger.data) {
    expect(Number(entry.balanceAfter) - Number(entry.balanceBefore)).toBe(Number(entry.amount));
  }
});

// id: no-transfer-between-players
it('no player can transfer money to another, as cash-in or cash-out', async () => {
  const other = await world.user({ funds: 1_000n });
  for (const type of ['cash-in', 'cash-out'] as const) {
    const outcome = await outcomeOf(
      world.services.transactions.create(
        player,
        other.walletId,
        { type, amount: '1000', counterpartyWalletId: player.walletId } as Parameters<
          World['services']['transactions']['create']
        >[2],
        once(),
        'en',
      ),
    );
    expect(['not_found', 'forbidden']).toContain(outcome);
  }
  expect(await world.balanceOf(player)).toBe(1_000_000n);
  expect(await world.balanceOf(other)).toBe(1_000n);
});
