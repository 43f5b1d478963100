import { describe, expect, it } from 'vitest';
import { lockWallets } from '../../packages/server/src/store/lock-wallets.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import { waitUntil } from '../wait-until.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';
import { withBuiltInGames } from '../games/play-world.ts';
import { outcomeOf } from './outcome-of.ts';
import { createTestUsers, type TestUserName } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { createRequestWorld, ownFunds, type Person } from './request-world.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

const reason = 'The owner of the wallet has to be asked';
const publicNote = {
  publicReason: 'documents',
  remark: 'A copy of the passport, please.',
} as const;
const message = { reason: publicNote.publicReason, remark: publicNote.remark };

const freezeBy = (world: World, by: Parameters<World['balanceOf']>[0], userId: string) =>
  world.services.walletFreezes.change(by, userId, { frozen: true, reason, ...publicNote });

const freeBy = (world: World, by: Parameters<World['balanceOf']>[0], userId: string) =>
  world.services.walletFreezes.change(by, userId, { frozen: false, reason: 'All is clear' });

describe('a wallet is frozen', () => {
  it.each<[TestUserName, TestUserName, string]>([
    ['admin', 'player', 'ok'],
    ['admin', 'agent', 'ok'],
    ['superadmin', 'player', 'ok'],
    ['admin', 'declare', 'forbidden'],
    ['admin', 'admin2', 'forbidden'],
    ['admin', 'superadmin', 'forbidden'],
    ['superadmin', 'admin', 'forbidden'],
    ['admin', 'admin', 'forbidden'],
    ['agent', 'player', 'forbidden'],
    ['agent', 'agent', 'forbidden'],
    ['player', 'player', 'forbidden'],
    ['declare', 'player', 'not_found'],
  ])('a wallet freeze by %s of %s: %s', async (name, target, outcome) => {
    const world = await freshWorld();
    const people = await createTestUsers(world);
    expect(await outcomeOf(freezeBy(world, people[name], people[target].id))).toBe(outcome);
  });

  it('a wallet is frozen and unfrozen once by many concurrent requests', async () => {
    const world = await freshWorld({ poolSize: 6 });
    const { admin, superadmin, player } = await createTestUsers(world);
    const actors = [admin, superadmin, admin, superadmin];
    const many = async (change: typeof freezeBy) =>
      (await Promise.all(actors.map((by) => outcomeOf(change(world, by, player.id))))).sort();
    expect(await many(freezeBy)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    expect(await many(freeBy)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    expect(await many(freezeBy)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    const stored = await world.db.rows('select reason, lifted_reason from wallet_freezes');
    expect(stored).toHaveLength(2);
  });

  it('the owner of a frozen wallet reads the message and never the note, on an open page as well', async () => {
    const world = await freshWorld();
    const { admin, player } = await createTestUsers(world);
    const before = await world.services.users.self(player);
    const detail = await freezeBy(world, admin, player.id);
    const freeze = { reason: null, message, since: world.clock.now.toISOString() };
    expect(detail).toMatchObject({ freeze: { ...freeze, reason } });
    expect(detail.actions).toContain('unfreeze');
    expect(await world.services.users.self(player)).toMatchObject({ freeze });
    const [news] = await queryRows<{ version: bigint; facts: { freeze: unknown } }>(
      world.db,
      `select version, facts from outbox where topic = 'user' and subject_id = $1
       order by version desc, id desc`,
      [player.id],
    );
    expect(news?.facts).toMatchObject({ freeze });
    expect(before.freeze).toBeNull();
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data).toMatchObject([
      { kind: 'wallet-frozen', body: expect.stringContaining(publicNote.remark) as string },
    ]);
    expect(
      JSON.stringify([data, news?.facts, await world.services.users.self(player)]),
    ).not.toContain(reason);
    expect(await freeBy(world, admin, player.id)).toMatchObject({ freeze: null });
    expect((await world.services.users.self(player)).freeze).toBeNull();
  });

  it('an agent above does not read why a wallet is frozen', async () => {
    const world = await freshWorld();
    const { admin, agent, player } = await createTestUsers(world);
    await freezeBy(world, admin, player.id);
    expect(await world.services.users.show(agent, player.id)).toMatchObject({ freeze: null });
    expect(await world.services.users.show(player, player.id)).toMatchObject({
      freeze: { reason: null, message },
    });
  });

  it.each([
    [true, 'settled'],
    [false, 'documents'],
  ] as const)(
    'a freeze and an unfreeze accept only reasons of their own list (frozen: %s, %s)',
    async (frozen, publicReason) => {
      const world = await freshWorld();
      const { admin, player } = await createTestUsers(world);
      if (!frozen) await freezeBy(world, admin, player.id);
      const change = world.services.walletFreezes.change(admin, player.id, {
        ...{ frozen, reason, publicReason },
      });
      await expect(change).rejects.toMatchObject({
        errors: { publicReason: ['validation.choice'] },
      });
    },
  );
});

describe('a frozen wallet', () => {
  it('a frozen wallet cannot stake, but receives wins and refunds of earlier bets', async () => {
    const world = await freshWorld({ poolSize: 4 });
    const playWorld = await withBuiltInGames(world);
    const admin = await world.user({ role: 'admin' });
    const player = await world.user({ funds: 100_000n });
    const other = await world.user({ funds: 100_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '10000');
    await world.bet(other, roundId, 'wala', '10000');
    await freezeBy(world, admin, player.id);

    expect(await outcomeOf(world.bet(player, roundId, 'meron', '1000'))).toBe('wallet_frozen');
    const play = playWorld.play(player, 'dice', { direction: 'under', target: 5_000 });
    expect(await outcomeOf(play)).toBe('wallet_frozen');
    expect(await outcomeOf(world.bet(other, roundId, 'wala', '1000'))).toBe('ok');
    expect(await world.balanceOf(player)).toBe(90_000n);

    const { rounds } = world.services;
    await rounds.step(declarator, roundId, 'close', undefined);
    await rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    await settleAll(world.db, { at: new Date(world.clock.now.getTime() + 60_000) });
    expect(await world.balanceOf(player)).toBeGreaterThan(100_000n);
  });

  it('a frozen wallet pays no money: new requests are rejected, earlier ones can only be refunded', async () => {
    const rw = await createRequestWorld(await freshWorld({ poolSize: 4 }));
    const { world, people } = rw;
    const withdrawal = await rw.withdraw('player', '50000');
    await freezeBy(world, people.admin, people.player.id);
    const outcomes = {
      withdraw: await outcomeOf(rw.withdraw('player', '50000')),
      'cash-out': await outcomeOf(
        rw.create('subagent', 'player', { type: 'cash-out', amount: '50000' }),
      ),
      complete: await outcomeOf(rw.step('admin2', 'complete', withdrawal.id)),
      'cash-in': await outcomeOf(
        rw.create('subagent', 'player', { type: 'cash-in', amount: '50000' }),
      ),
      reject: await outcomeOf(rw.step('admin2', 'reject', withdrawal.id)),
    };
    expect(outcomes).toEqual({
      // One request is open; the wallet rejects the next.
      withdraw: expect.stringMatching(/wallet_frozen|open_request/),
      'cash-out': 'wallet_frozen',
      complete: 'wallet_frozen',
      'cash-in': 'ok',
      reject: 'ok',
    });
    expect(await outcomeOf(rw.withdraw('player', '50000'))).toBe('wallet_frozen');
    expect(await world.balanceOf(people.player)).toBe(ownFunds + 50_000n);
    expect(await rw.held(people.player)).toBe(0n);
    await freeBy(world, people.admin, people.player.id);
    expect(await outcomeOf(rw.withdraw('player', '50000'))).toBe('ok');
  });

  it.each<[Person, Person]>([
    ['agent', 'player'],
    ['subagent', 'player'],
  ])('the %s cannot cash in to the %s when the wallet is frozen', async (giver, taker) => {
    const rw = await createRequestWorld(await freshWorld());
    await freezeBy(rw.world, rw.people.admin, rw.people[giver].id);
    const cashIn = rw.create(giver, taker, { type: 'cash-in', amount: '10000' });
    expect(await outcomeOf(cashIn)).toBe('wallet_frozen');
    expect(await rw.world.balanceOf(rw.people[giver])).toBe(ownFunds);
  });

  it('the house can still reverse a wrong payment to a frozen wallet', async () => {
    const world = await freshWorld();
    const { admin } = await createTestUsers(world);
    const player = await world.user({ funds: 10_000n });
    await freezeBy(world, admin, player.id);
    const about = { kind: 'correction', currency: 'IDR', reference: player.id } as const;
    const back = move(wallet(player.walletId), house('genesis'), 4_000n, about);
    await world.db.transaction((tx) => postTransfers(tx, [back]));
    expect(await world.balanceOf(player)).toBe(6_000n);
  });
});

describe('concurrent freezes and bets', () => {
  it('a bet that waits for the wallet lock of the freeze is rejected', async () => {
    const world = await freshWorld({ poolSize: 4 });
    const { admin } = await createTestUsers(world);
    const player = await world.user({ funds: 10_000n });
    const { roundId } = await world.openRound();
    const { freeze, bet } = await world.db.transaction(async (tx) => {
      await lockWallets(tx, [player.walletId]);
      const begun = freezeBy(world, admin, player.id);
      await waitUntil(async () => expect(await waitingForLocks(world.db)).toHaveLength(1));
      const placed = outcomeOf(world.bet(player, roundId, 'meron', '1000'));
      await waitUntil(async () => expect(await waitingForLocks(world.db)).toHaveLength(2));
      // Both continue only when this transaction has ended.
      return { freeze: begun, bet: placed };
    });
    await freeze;
    expect(await bet).toBe('wallet_frozen');
    expect(await world.balanceOf(player)).toBe(10_000n);
  });

  it('concurrent bets before a freeze remain, and none is placed after it', async () => {
    const world = await freshWorld({ poolSize: 8 });
    const { admin } = await createTestUsers(world);
    const player = await world.user({ funds: 1_000_000n });
    const { roundId } = await world.openRound();
    const bets = Array.from({ length: 20 }, () =>
      outcomeOf(world.bet(player, roundId, 'meron', '1000')),
    );
    await freezeBy(world, admin, player.id);
    const remaining = await world.balanceOf(player);
    const outcomes = await Promise.all(bets);
    const placed = outcomes.filter((outcome) => outcome === 'ok').length;
    expect(new Set(outcomes.filter((outcome) => outcome !== 'ok'))).toEqual(
      new Set(placed === bets.length ? [] : ['wallet_frozen']),
    );
    expect(await world.balanceOf(player)).toBe(remaining);
    expect(remaining).toBe(1_000_000n - BigInt(placed) * 1_000n);
  });
});
