import { beforeAll, describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { once, type World } from './world.ts';
import { createTestUsers, versionOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';

const freshWorld = setUpWorlds();

let world: World;
let people: TestUsers;

const contact = { name: 'Sari Dewi', phone: '0812 3456 7890', email: 'Sari.Dewi@mail.example' };

beforeAll(async () => {
  world = await freshWorld({ lasts: true });
  people = await createTestUsers(world);
  const { player } = people;
  const admin = await world.user({ role: 'admin', funds: 1_000_000n });
  const { userManagement } = world.services;
  await userManagement.update(player, player.id, {
    version: await versionOf(world, player),
    ...contact,
  });
  await userManagement.update(people.stranger, people.stranger.id, {
    version: await versionOf(world, people.stranger),
    phone: '0812 3456 7891',
    email: 'other@mail.example',
  });
  for (const amount of ['70000', '50000', '60000']) {
    await world.services.transactions.create(
      admin,
      player.walletId,
      { type: 'cash-in', amount },
      once(),
      'en',
    );
  }
});

const found = async (reader: Actor, search: string): Promise<string[]> => {
  const { data } = await world.services.users.list(reader, { search });
  return data.map(({ id }) => id);
};

describe('the user search', () => {
  it.each([
    ['a part of the name', 'DEWI'],
    ['the email in another case', 'sari.dewi@MAIL.example'],
    ['a part of the email', 'sari.d'],
    ['the phone as its country dials it', '0812-3456-7890'],
    ['the phone in international form', '+62 812 3456 7890'],
    ['full-width digits of the phone', '０８１２３４５６７８９０'],
    ['a part of the phone', '34567890'],
  ])('staff finds a user by %s', async (_, search) => {
    expect(await found(people.admin, search)).toEqual([people.player.id]);
  });

  it.each([
    ['the whole email', 'Sari.Dewi@mail.example'],
    ['the whole phone', '081234567890'],
    ['a part of the name', 'sari'],
  ])('the search finds a user below an agent by %s', async (_, search) => {
    expect(await found(people.agent, search)).toEqual([people.player.id]);
  });

  it.each([
    ['a part of the email', 'sari.d'],
    ['a part of the phone', '34567890'],
  ])(
    'the search by a part of %s finds nothing for an agent, who sees it masked',
    async (_, search) => {
      expect(await found(people.agent, search)).toEqual([]);
    },
  );

  it('the search finds no user for an agent who is not above', async () => {
    const other = await world.user({ role: 'agent' });
    expect(await found(other, contact.email)).toEqual([]);
    expect(await found(people.agent, 'other@mail.example')).toEqual([]);
  });

  it('the search treats a few digits as a part of a name', async () => {
    expect(await found(people.admin, '456')).toEqual([]);
  });
});

/** Returns the value of a row in a column, as it is compared. */
const valueIn = (row: Readonly<Record<string, unknown>>, column: string): unknown => {
  if (column === 'balance') return BigInt((row['wallet'] as { balance: string }).balance);
  if (column === 'parent') return (row['parent'] as { username: string } | null)?.username ?? '';
  const value = row[column] ?? row['date'];
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value;
};

type List = (query: object) => Promise<{ readonly data: readonly object[] }>;
type ListCall = 'user.list' | 'ledger.list' | 'transaction.list' | 'transaction.queue';

const lists: Readonly<Record<ListCall, List>> = {
  'user.list': (query) => world.services.users.list(people.admin, query),
  'ledger.list': (query) =>
    world.services.wallets.ledger(people.admin, people.player.walletId, query, 'en'),
  'transaction.list': (query) =>
    world.services.wallets.transactions(people.admin, people.player.walletId, query, 'en'),
  'transaction.queue': (query) => world.services.transactions.queue(people.admin, query, 'en'),
};

const sorts = (Object.keys(lists) as ListCall[]).flatMap((name) =>
  apiTable[name].query.def.shape.sort.def.innerType.options.map((sort) => [name, sort] as const),
);

describe('a list', () => {
  it.each(sorts)('the list %s is sorted by %s', async (name, sort) => {
    const { data } = await lists[name]({ sort });
    expect(data.length).toBeGreaterThan(2);
    const column = sort.replace('-', '');
    const values = data.map((row) => valueIn(row as Record<string, unknown>, column));
    const rising = values.toSorted((a, b) => (a! < b! ? -1 : Number(a! > b!)));
    expect(values).toEqual(sort.startsWith('-') ? rising.toReversed() : rising);
  });

  it.each([
    ['bet.list', 'bets'],
    ['earning.list', 'earnings'],
  ] as const)('the list %s accepts every sort order of its contract', async (name, list) => {
    for (const sort of apiTable[name].query.def.shape.sort.def.innerType.options) {
      const { meta } = await world.services.wallets[list](people.agent, people.agent.walletId, {
        sort,
      });
      expect(meta.total).toBe(0);
    }
  });
});
