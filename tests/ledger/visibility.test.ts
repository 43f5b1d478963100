import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();

interface People {
  readonly admin: Actor;
  readonly agent: Actor;
  readonly subagent: Actor;
  readonly player: Actor;
  readonly sibling: Actor;
  readonly strangerAgent: Actor;
  readonly stranger: Actor;
  readonly declare: Actor;
}

let world: World;
let people: People;

beforeAll(async () => {
  world = await freshWorld({ lasts: true });
  const agent = await world.user({ role: 'agent', funds: 1_000_000_000n });
  const subagent = await world.user({ role: 'agent', parent: agent, funds: 1_000_000_000n });
  const strangerAgent = await world.user({ role: 'agent', funds: 1_000_000_000n });
  people = {
    admin: await world.user({ role: 'admin', funds: 1_000_000_000n }),
    agent,
    subagent,
    player: await world.user({ parent: subagent, funds: 1_000n }),
    sibling: await world.user({ parent: agent }),
    strangerAgent,
    stranger: await world.user({ parent: strangerAgent }),
    declare: await world.user({ role: 'declare' }),
  };
});

type Name = keyof People;

describe('a wallet', () => {
  it.each<[Name, readonly Name[]]>([
    [
      'admin',
      ['admin', 'agent', 'subagent', 'player', 'sibling', 'strangerAgent', 'stranger', 'declare'],
    ],
    ['agent', ['agent', 'subagent', 'player', 'sibling']],
    ['subagent', ['subagent', 'player']],
    ['player', ['player']],
    ['declare', []],
  ])(
    'a wallet is visible to %s only where allowed, and is not found elsewhere',
    async (viewer, seen) => {
      for (const name of Object.keys(people) as Name[]) {
        const { walletId } = people[name];
        const { wallets } = world.services;
        const looks = [
          wallets.show(people[viewer], walletId),
          wallets.ledger(people[viewer], walletId, {}, 'en'),
          wallets.transactions(people[viewer], walletId, {}, 'en'),
          wallets.bets(people[viewer], walletId, {}),
          wallets.earnings(people[viewer], walletId, {}),
        ];
        for (const look of await Promise.allSettled(looks)) {
          if (seen.includes(name)) expect(look.status).toBe('fulfilled');
          else expect(look).toMatchObject({ reason: { code: 'not_found' } });
        }
      }
    },
  );

  it.each(['00000000-0000-7000-8000-000000000000', 'nonsense', "' or 1=1"])(
    'a wallet that does not exist is not found (%s)',
    async (walletId) => {
      await expect(world.services.wallets.show(people.admin, walletId)).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );
});

describe('the user list', () => {
  it.each<[Name, number]>([
    ['agent', 3],
    ['subagent', 1],
    ['strangerAgent', 1],
    ['admin', 8],
  ])('the user list of %s has %i users', async (viewer, total) => {
    const { meta } = await world.services.users.list(people[viewer], {});
    expect(meta.total).toBe(total);
  });

  it('the user list is denied to players and declarators', async () => {
    for (const name of ['player', 'declare'] as const) {
      await expect(world.services.users.list(people[name], {})).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });

  it('the user list pages, sorts, filters, and finds a part of a name without reading wildcards', async () => {
    const { users } = world.services;
    const page = await users.list(people.admin, { page: 2, perPage: 3, sort: '-username' });
    expect(page.meta).toEqual({ page: 2, perPage: 3, total: 8, lastPage: 3 });
    const names = page.data.map(({ username }) => username);
    expect(names).toEqual([...names].sort().reverse());
    expect((await users.list(people.admin, { role: 'agent' })).meta.total).toBe(3);
    expect((await users.list(people.admin, { search: 'DECL' })).meta.total).toBe(1);
    expect((await users.list(people.admin, { search: '%' })).meta.total).toBe(0);
  });
});

describe('a user', () => {
  it('a user is visible to themselves, to agents above and to admins only', async () => {
    const { users } = world.services;
    const { id } = people.player;
    for (const name of ['player', 'subagent', 'agent', 'admin'] as const) {
      expect((await users.show(people[name], id)).id).toBe(id);
    }
    for (const name of ['sibling', 'strangerAgent', 'declare'] as const) {
      await expect(users.show(people[name], id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a cash-in', () => {
  const cashIn = (from: Name, to: Name, amount = '250000') =>
    world.services.transactions.create(
      people[from],
      people[to].walletId,
      { type: 'cash-in', amount },
      once(),
      'en',
    );

  it.each<[Name, Name]>([
    ['agent', 'player'],
    ['agent', 'subagent'],
    ['subagent', 'player'],
    ['admin', 'stranger'],
    ['admin', 'agent'],
  ])('a cash-in from %s reaches %s, and both ledgers agree', async (from, to) => {
    const before = [await world.balanceOf(people[from]), await world.balanceOf(people[to])];
    const { answer } = await cashIn(from, to);
    expect(answer).toMatchObject({ status: 'completed', amount: '250000' });
    expect(answer.details).toBe(`Cash-in to ${people[to].username}`);
    expect(await world.balanceOf(people[from])).toBe(before[0]! - 250_000n);
    expect(await world.balanceOf(people[to])).toBe(before[1]! + 250_000n);
    const { admin } = people;
    const ledgers = await Promise.all(
      [from, to].map((name) =>
        world.services.wallets.ledger(admin, people[name].walletId, { kind: 'cash-in' }, 'en'),
      ),
    );
    expect(ledgers.map(({ data }) => [data[0]?.amount, data[0]?.details])).toEqual([
      ['-250000', `Cash-in to ${people[to].username}`],
      ['250000', `Cash-in from ${people[from].username}`],
    ]);
    expect(new Set(ledgers.map(({ data }) => data[0]?.reference))).toEqual(new Set([answer.id]));
  });

  it.each<[Name, Name, string]>([
    ['agent', 'stranger', 'not_found'],
    ['subagent', 'agent', 'not_found'],
    ['subagent', 'sibling', 'not_found'],
    ['agent', 'agent', 'forbidden'],
    ['admin', 'declare', 'forbidden'],
    ['player', 'player', 'forbidden'],
  ])('a cash-in from %s to %s is rejected with %s', async (from, to, code) => {
    await expect(cashIn(from, to)).rejects.toMatchObject({ code });
  });

  it.each([
    ['2000000000', 'insufficient_funds'],
    ['0', 'validation'],
    ['10.5', 'validation'],
  ])('a cash-in of %s is rejected with %s and moves nothing', async (amount, code) => {
    const before = await world.balanceOf(people.agent);
    await expect(cashIn('agent', 'player', amount)).rejects.toMatchObject({ code });
    expect(await world.balanceOf(people.agent)).toBe(before);
  });

  it.each(['pending', 'restricted', 'blocked'] as const)(
    'a cash-in to or from a user who is %s is rejected',
    async (status) => {
      const receiver = await world.user({ status, parent: people.agent });
      const body = { type: 'cash-in', amount: '1000' } as const;
      const { transactions } = world.services;
      await expect(
        transactions.create(people.agent, receiver.walletId, body, once(), 'en'),
      ).rejects.toMatchObject({
        code: status === 'pending' ? 'account_pending' : 'account_restricted',
      });
      await expect(
        transactions.create(
          { ...people.agent, status },
          people.player.walletId,
          body,
          once(),
          'en',
        ),
      ).rejects.toMatchObject({ code: `account_${status}` });
    },
  );
});

describe('a new user', () => {
  it('a new user cannot take a name that is taken', async () => {
    const plan = {
      username: people.player.username,
      passwordHash: 'none',
      role: 'player',
      status: 'pending',
      parentId: null,
    } as const;
    await expect(
      world.db.transaction((tx) => world.services.users.create(tx, plan)),
    ).rejects.toMatchObject({ code: 'username_taken' });
  });
});
