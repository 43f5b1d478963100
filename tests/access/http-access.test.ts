import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTable, roles, type ApiName, type ApiRow, type Role } from '@lobi/core/contract';
import { createContractKit, smallBet, type ContractKit } from '../contract/contract-kit.ts';
import type { Answer, HttpSession } from '../contract/http-session.ts';
import { startTestPlatform } from '../contract/running-platform.ts';

/** Who asks: guest, the five roles, and an agent further down the tree. */
const callers = [
  'guest',
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'player',
  'player2',
] as const;
type Caller = (typeof callers)[number];

/** Whose object is asked for. `outsider` has no agent. */
const owners = [
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'player',
  'player2',
  'outsider',
] as const;
type Owner = (typeof owners)[number];

/** agent ▸ subagent ▸ player, agent ▸ player2. */
const downline: Partial<Record<Caller, readonly Owner[]>> = {
  agent: ['subagent', 'player', 'player2'],
  subagent: ['player'],
};

const roleOf = (caller: Exclude<Caller, 'guest'>): Role =>
  caller === 'subagent' ? 'agent' : caller === 'player2' ? 'player' : caller;

type Verdict = 'yes' | 'not_found' | 'forbidden';

/** Own, downline, or anyone for admins; what may not be seen is not there. @source ours */
const maySee = (caller: Exclude<Caller, 'guest'>, owner: Owner): Verdict =>
  ['admin', 'superadmin'].includes(roleOf(caller)) ||
  caller === owner ||
  downline[caller]?.includes(owner)
    ? 'yes'
    : 'not_found';

/** As `maySee`, but the declarator has no wallet to look at. @source ours */
const maySeeWallet = (caller: Exclude<Caller, 'guest'>, owner: Owner): Verdict =>
  caller === 'declare' ? 'not_found' : maySee(caller, owner);

/** Cash-in reaches players and agents in sight, never oneself. */
const mayCashIn = (caller: Exclude<Caller, 'guest'>, owner: Owner): Verdict => {
  if (maySee(caller, owner) !== 'yes') return 'not_found';
  const takesMoney = ['agent', 'subagent', 'player', 'player2', 'outsider'].includes(owner);
  return takesMoney && caller !== owner ? 'yes' : 'forbidden';
};

/** Rows about one person's things, and who may reach them beyond the row's own roles. */
const ownedRows: Partial<Record<ApiName, typeof maySee>> = {
  'user.show': maySee,
  'wallet.show': maySeeWallet,
  'ledger.list': maySeeWallet,
  'transaction.list': maySeeWallet,
  'bet.list': maySeeWallet,
  'earning.list': maySeeWallet,
  'transaction.create': mayCashIn,
};

let kit: ContractKit;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let outsider: Awaited<ReturnType<ContractKit['newcomer']>>;

beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin, () => Promise.reject(new Error('not used')));
  outsider = await kit.newcomer();
});
afterAll(() => platform.stop());

const sessionOf = (caller: Caller): Promise<HttpSession> =>
  caller === 'guest' ? Promise.resolve(kit.guest()) : kit.as(caller);

const idsOf = async (owner: Owner): Promise<{ userId: string; walletId: string }> => {
  const self = owner === 'outsider' ? outsider.self : await kit.self(owner);
  return { userId: self.id, walletId: self.wallet.id };
};

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

const mayCall = (row: ApiRow, caller: Caller): boolean =>
  row.access.kind === 'public' ||
  (caller !== 'guest' && (row.access.kind === 'auth' || row.access.roles.includes(roleOf(caller))));

const codeOf = (answer: Answer): string | undefined => (answer.body as { code?: string }).code;

describe('every row asks who calls', () => {
  // Logging out would end the caller's session for the rows that follow; its guest is asked below.
  const cells = rows
    .filter(({ name }) => name !== 'auth.logout')
    .flatMap(({ name, row }) => callers.map((caller) => ({ name, row, caller })));

  it.each(cells)('$name as $caller', async ({ name, row, caller }) => {
    const session = await sessionOf(caller);
    const answer = await session.call(name, { body: row.body ? { not: 'a body' } : undefined });
    if (mayCall(row, caller)) {
      expect([401, 403, 419]).not.toContain(answer.status);
    } else {
      expect([answer.status, codeOf(answer)]).toEqual(
        caller === 'guest' ? [401, 'unauthenticated'] : [403, 'forbidden'],
      );
    }
  });

  it('has every role of the contract among the callers', () => {
    const covered = callers.filter((caller) => caller !== 'guest').map(roleOf);
    expect(roles.every((role) => covered.includes(role))).toBe(true);
  });
});

describe('every row about one person asks whose', () => {
  const cells = rows.flatMap(({ name, row }) => {
    const may = ownedRows[name];
    if (!may) return [];
    return callers
      .filter((caller) => caller !== 'guest')
      .filter((caller) => mayCall(row, caller))
      .flatMap((caller) =>
        owners.map((owner) => ({ name, caller, owner, verdict: may(caller, owner) })),
      );
  });

  it.each(cells)(
    '$name as $caller of $owner: $verdict',
    async ({ name, caller, owner, verdict }) => {
      const session = await sessionOf(caller);
      const body = name === 'transaction.create' ? { type: 'cash-in', amount: '1' } : undefined;
      const answer = await session.call(name, { params: await idsOf(owner), body });
      if (verdict !== 'yes') {
        expect([answer.status, codeOf(answer)]).toEqual([
          verdict === 'forbidden' ? 403 : 404,
          verdict,
        ]);
      } else if (answer.status === 422) {
        // An empty wallet may give but cannot.
        expect([name, codeOf(answer)]).toEqual(['transaction.create', 'insufficient_funds']);
      } else {
        expect([200, 201]).toContain(answer.status);
      }
    },
  );

  it('covers every row with a user or a wallet in its path', () => {
    const owned = rows.filter(({ row }) => /\{(userId|walletId)\}/.test(row.path));
    expect(owned.map(({ name }) => name).sort()).toEqual(Object.keys(ownedRows).sort());
  });
});

describe('lists show nobody else', () => {
  it.each(['agent', 'subagent'] as const)(
    'to %s: the downline and nobody above or beside',
    async (caller) => {
      const answer = await (await kit.as(caller)).call('user.list', { query: { perPage: '100' } });
      const names = (answer.body as { data: { username: string }[] }).data.map(
        (user) => user.username,
      );
      const known = owners.filter((owner) => names.includes(owner));
      expect(known.sort()).toEqual([...(downline[caller] ?? [])].sort());
      expect(names).not.toContain(outsider.self.username);
    },
  );

  it('to admins: everyone', async () => {
    const answer = await (await kit.as('admin')).call('user.list', { query: { perPage: '100' } });
    const names = (answer.body as { data: { username: string }[] }).data.map(
      (user) => user.username,
    );
    expect(names).toEqual(expect.arrayContaining(['player', 'declare', outsider.self.username]));
  });
});

describe('status', () => {
  it.each(['pending', 'restricted'])('%s may look but not bet', async (username) => {
    const session = await kit.as(username);
    const { wallet } = await kit.self(username);
    expect((await session.call('auth.check')).status).toBe(200);
    expect((await session.call('wallet.show', { params: { walletId: wallet.id } })).status).toBe(
      200,
    );
    const { id } = await kit.openRound();
    const answer = await session.call('bet.place', { params: { roundId: id }, body: smallBet });
    expect([answer.status, codeOf(answer)]).toEqual([403, `account_${username}`]);
  });

  it('blocked ends what is running, at the next call', async () => {
    const { session, self } = await kit.newcomer();
    await platform.db.run(`update users set status = 'blocked' where id = $1`, [self.id]);
    const answer = await session.call('auth.check');
    expect([answer.status, codeOf(answer)]).toEqual([423, 'account_blocked']);
  });

  it('a changed role counts from the next call on', async () => {
    const { session, self } = await kit.newcomer();
    expect((await session.call('admin.audit')).status).toBe(403);
    await platform.db.run(`update users set role = 'admin' where id = $1`, [self.id]);
    expect((await session.call('admin.audit')).status).toBe(200);
  });
});

describe('routes', () => {
  it('are those of the table, life, readiness and the two documents, and no others', () => {
    const known = new Set([
      ...rows.map(({ row }) => `${row.method} ${row.path}`),
      ...['/up', '/ready', '/api/openapi.json', '/api/asyncapi.json'].map((path) => `GET ${path}`),
    ]);
    const served = platform.routes.filter(({ method }) => method !== 'HEAD');
    expect(new Set(served.map(({ method, path }) => `${method} ${path}`))).toEqual(known);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s finds nothing where the table has none',
    async (method) => {
      const answer = await kit.guest().send(method, '/api/settings');
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('what a caller may not name', () => {
  const planted = {
    id: '0193b1c4-0000-7000-8000-000000000000',
    role: 'admin',
    status: 'activated',
    balance: '999',
    parentId: '0193b1c4-0000-7000-8000-000000000000',
    wallet: { balance: '999' },
  };

  it('is ignored when registering', async () => {
    const answer = await kit.guest().call('auth.register', {
      body: {
        ...planted,
        username: 'planted-fields',
        password: 'long enough',
        passwordConfirmation: 'long enough',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      data: { role: 'player', wallet: { balance: '0', held: '0' } },
    });
    expect((answer.body as { data: { id: string } }).data.id).not.toBe(planted.id);
  });

  it('is ignored in a bet', async () => {
    const { id } = await kit.openRound();
    const player = await kit.self('player');
    const player2 = await kit.self('player2');
    const answer = await (
      await kit.as('player')
    ).call('bet.place', {
      params: { roundId: id },
      body: { ...planted, ...smallBet, walletId: player2.wallet.id, odds: 1_000 },
    });
    expect(answer.body).toMatchObject({
      data: { walletId: player.wallet.id, status: 'placed', odds: null },
    });
  });

  it.each(['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"admin"}}'])(
    'makes a body malformed when it would reach a prototype: %s',
    async (planting) => {
      const answer = await kit.guest().call('auth.register', {
        body: `{"username":"proto","password":"long enough","passwordConfirmation":"long enough",${planting}}`,
      });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed']);
    },
  );
});
