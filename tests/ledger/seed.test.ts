import { apiTable, roles, transactionStatuses, transactionTypes } from '@lobi/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  arenas,
  demoAccounts,
  demoPassword,
} from '../../packages/server/src/demo/demo-accounts.ts';
import { seedDemo, seedLock } from '../../packages/server/src/demo/seed-demo.ts';
import { waitUntil } from '../wait-until.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { silentLog, type World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;
const hashPassword = async (password: string) => `hashed ${password}`;

beforeAll(async () => {
  world = await freshWorld({ lasts: true });
  await seedDemo({ db: world.db, log: silentLog, hashPassword });
});

const actorNamed = async (username: string) => {
  const login = await world.services.users.findForLogin(username);
  return (await world.services.users.findActor(world.db, login!.id))!;
};

describe('the demo', () => {
  it('the demo has the accounts that the terminal names, with exactly the declared balances', async () => {
    const expected = {
      superadmin: ['superadmin', 'activated', '0', undefined],
      admin: ['admin', 'activated', '1000000000', undefined],
      agent: ['agent', 'activated', '100000000', undefined],
      subagent: ['agent', 'activated', '100000000', 'agent'],
      declare: ['declare', 'activated', '0', undefined],
      player: ['player', 'activated', '1000000', 'subagent'],
      player2: ['player', 'activated', '1000000', 'agent'],
      pending: ['player', 'pending', '0', 'agent'],
      restricted: ['player', 'restricted', '1000000', 'agent'],
      blocked: ['player', 'blocked', '1000000', 'agent'],
    };
    const admin = await actorNamed('admin');
    for (const [username, [role, status, balance, parent]] of Object.entries(expected)) {
      const login = await world.services.users.findForLogin(username);
      expect(login?.passwordHash).toBe(`hashed ${demoPassword}`);
      const row = await world.services.users.show(admin, login!.id);
      expect([row.role, row.status, row.wallet.balance, row.parent?.username]).toEqual([
        role,
        status,
        balance,
        parent,
      ]);
    }
    const everyone = await world.services.users.list(admin, { perPage: 100 });
    expect(new Set(everyone.data.map(({ role }) => role))).toEqual(new Set(roles));
  });

  it('the demo has six arenas, the first with sixty fights of every result and an open one', async () => {
    const games = await world.services.games.list({}, undefined);
    expect(games.data.map(({ title }) => title)).toEqual(arenas.map(({ title }) => title));
    const [first] = games.data;
    expect(first?.currentRound).toMatchObject({ number: 61, status: 'open' });
    const rounds = await world.services.rounds.list({ role: 'player' }, first!.id, {
      perPage: 100,
    });
    apiTable['round.list'].answer.parse(rounds);
    expect(rounds.data[0]?.betCount).toBeGreaterThan(2);
    const results = rounds.data.slice(1).map(({ result }) => result);
    expect(new Set(results)).toEqual(new Set(['meron', 'wala', 'draw', 'cancelled']));
    expect(rounds.data.slice(1).every(({ settledAt }) => settledAt !== null)).toBe(true);
  });

  it('the demo fills every list, and each matches the contract', async () => {
    const { wallets } = world.services;
    const [player, agent] = [await actorNamed('player'), await actorNamed('agent')];
    const bets = await wallets.bets(player, player.walletId, {});
    const ledger = await wallets.ledger(player, player.walletId, {}, 'id');
    const transactions = await wallets.transactions(player, player.walletId, {}, 'id');
    const earnings = await wallets.earnings(agent, agent.walletId, {});
    expect(apiTable['bet.list'].answer.parse(bets).meta.total).toBeGreaterThan(10);
    expect(apiTable['ledger.list'].answer.parse(ledger).meta.total).toBeGreaterThan(20);
    expect(apiTable['transaction.list'].answer.parse(transactions).meta.total).toBe(4);
    expect(apiTable['earning.list'].answer.parse(earnings).meta.total).toBeGreaterThan(50);
  });

  it('the demo has transactions of every type and status, with open ones for every reviewer', async () => {
    const { transactions, channels, gateways } = world.services;
    const admin = await actorNamed('admin');
    const queue = await transactions.queue(admin, { perPage: 100 }, 'en');
    apiTable['transaction.queue'].answer.parse(queue);
    const seen = (field: 'type' | 'status') => new Set(queue.data.map((each) => each[field]));
    expect(seen('type')).toEqual(new Set(transactionTypes));
    expect(seen('status')).toEqual(new Set(transactionStatuses));
    expect(queue.counts).toMatchObject({ second: 0 });
    for (const username of ['admin', 'agent', 'subagent']) {
      const reviewer = await actorNamed(username);
      const open = await transactions.queue(reviewer, { status: 'open', perPage: 100 }, 'en');
      const details = await Promise.all(
        open.data.map(({ id }) => transactions.show(reviewer, id, 'en')),
      );
      for (const detail of details) apiTable['transaction.show'].answer.parse({ data: detail });
      expect(details.filter(({ actions }) => actions.includes('complete'))).not.toEqual([]);
    }
    expect(queue.data.some(({ reason }) => reason === 'expired')).toBe(true);
    const player = await actorNamed('player');
    const own = await transactions.queue(admin, { search: 'player', status: 'open' }, 'en');
    const shown = await transactions.show(player, own.data[0]!.id, 'en');
    expect(shown.payment?.steps).toHaveLength(3);
    expect((await channels.offered(player, {}, 'zh-Hans')).length).toBeGreaterThan(6);
    expect(await gateways.list()).toHaveLength(2);
    const [proven] = queue.data.filter(
      ({ type, status }) => type === 'deposit' && status === 'completed',
    );
    expect((await transactions.showProof(admin, proven!.id)).type).toBe('image/png');
  });

  it('the demo has paid and claimable earnings', async () => {
    const { wallets } = world.services;
    for (const username of ['agent', 'subagent']) {
      const agent = await actorNamed(username);
      for (const status of ['paid', 'claimable'] as const) {
        const { meta } = await wallets.earnings(agent, agent.walletId, { status });
        expect(meta.total).toBeGreaterThan(0);
      }
    }
  });

  it('the demo has users with names, limits, favourites, news and reasons', async () => {
    const { users, limits, games, notifications, dashboard } = world.services;
    const player = await actorNamed('player');
    const self = await users.show(player, player.id);
    expect(apiTable['user.show'].answer.parse({ data: self }).data).toMatchObject({
      name: expect.any(String),
      phone: expect.any(String),
      email: expect.stringContaining('@example.com'),
    });
    expect(await limits.list(player, player.id)).toMatchObject([
      { period: '7d', pending: { amount: '20000000' } },
    ]);
    const favourites = await games.list({ favourite: 'true' }, player);
    expect(favourites.data.length).toBeGreaterThan(1);
    const news = await notifications.list(player, { perPage: 100 }, 'id');
    expect(apiTable['notification.list'].answer.parse(news).meta.total).toBeGreaterThan(1);
    for (const username of ['restricted', 'blocked']) {
      const { id } = await actorNamed(username);
      const admin = await actorNamed('admin');
      expect((await users.show(admin, id)).statusReason).toEqual(expect.any(String));
    }
    for (const username of ['player', 'agent', 'admin', 'superadmin', 'declare']) {
      const data = await dashboard.show(await actorNamed(username), 'id');
      apiTable['dashboard.show'].answer.parse({ data });
    }
  });

  it('the demo has a chronological history', async () => {
    const admin = await actorNamed('admin');
    const sari = await actorNamed('sari');
    const { data } = await world.services.wallets.ledger(
      admin,
      sari.walletId,
      { perPage: 100 },
      'en',
    );
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('the demo marks every account as a demo account', async () => {
    const { db } = world;
    const rows = await queryRows<object>(
      db,
      'select demo_account as mark, count(*)::int as count from users group by demo_account',
    );
    expect(rows).toEqual([{ mark: 'open', count: demoAccounts.length }]);
  });

  it('the demo is not seeded twice', async () => {
    expect(await seedDemo({ db: world.db, log: silentLog, hashPassword })).toBe(false);
  });
});

describe('a waiting seed', () => {
  it('a seed that waits for another process keeps no transaction open, and then continues', async () => {
    const { db } = await freshWorld();
    const holding = Promise.withResolvers<void>();
    let attempts = 0;
    const held = db.transaction(async (tx) => {
      await tx.run('select pg_advisory_xact_lock($1)', [seedLock]);
      holding.resolve();
      await waitUntil(() => expect(attempts).toBeGreaterThan(2));
    });
    await holding.promise;
    const seeded = seedDemo({
      db: {
        ...db,
        transaction: (work) => {
          attempts += 1;
          return db.transaction(work);
        },
      },
      log: silentLog,
      hashPassword,
    });
    const [answer] = await Promise.all([seeded, held]);
    expect(answer).toBe(true);
  });
});

describe('an interrupted seed', () => {
  it('an interrupted seed leaves the database empty', async () => {
    const other = await freshWorld();
    const cut = seedDemo({
      db: {
        ...other.db,
        transaction: (work) =>
          other.db.transaction(async (tx) => {
            await work(tx);
            throw new Error('power cut');
          }),
      },
      log: silentLog,
      hashPassword,
    });
    await expect(cut).rejects.toThrow('power cut');
    const users = await queryRow<{ count: bigint }>(
      other.db,
      'select count(*) as count from users',
    );
    expect(users?.count).toBe(0n);
  });
});
