import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apiTable,
  paymentNoticePath,
  roles,
  walletCallNames,
  walletPath,
  type ApiName,
  type ApiRow,
} from '@lobi/core/contract';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  createContractKit,
  demoPassword,
  smallBet,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { openPaymentChannel } from '../ledger/open-payment-channel.ts';
import { accessMatrix, isOpenTo } from './access-matrix.ts';
import { callers, downline, owners, roleOf, type Caller, type Member } from './access-people.ts';
import { ownedRows, ownerlessRows } from './owned-rows.ts';
import { createThings, type Things } from './owned-things.ts';

let kit: ContractKit;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let outsider: Awaited<ReturnType<ContractKit['newcomer']>>;

let things: Things;

/** A second declarator, without games of the first. */
async function addDeclarator(): Promise<void> {
  const admin = await kit.as('admin');
  const created = await admin.call('user.create', {
    body: { username: 'declare2', password: demoPassword, role: 'declare' },
  });
  const { id: userId, version } = (created.body as { data: { id: string; version: number } }).data;
  const body = { status: 'activated', verified: true, reason: 'known to us', version };
  await admin.call('user.status', { params: { userId }, body });
}

beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
  outsider = await kit.newcomer();
  await addDeclarator();
  const channelId = await openPaymentChannel({ db: platform.db, clock: { now: new Date() } });
  things = createThings({ kit, platform, outsider, channelId });
});
afterAll(() => platform.stop());

const sessionOf = (caller: Caller): Promise<HttpSession> =>
  caller === 'guest' ? Promise.resolve(kit.guest()) : kit.as(caller);

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

/** Returns whether a call names an object of a user, in its path or as its wallet. */
const namesOne = ({ row }: (typeof rows)[number]): boolean =>
  row.path.includes('{') || row.query?.safeParse({ walletId: 'of-a-user' }).success === true;

/** From the matrix, which is written by hand and not read from the table under test. */
const mayCall = (name: ApiName, caller: Caller): boolean =>
  isOpenTo(name, caller === 'guest' ? 'guest' : roleOf(caller));

const codeOf = (answer: Answer): string | undefined => (answer.body as { code?: string }).code;

// id: http-calls-check-role
describe('every call checks the caller’s role', () => {
  // Logging out would end the caller's session for the following rows; guests are tested below.
  const cells = rows
    .filter(({ name }) => name !== 'auth.logout')
    .flatMap(({ name, row }) => callers.map((caller) => ({ name, row, caller })));

  // id: http-call-cells
  it.each(cells)('$name called as $caller is decided by role', async ({ name, row, caller }) => {
    const session = await sessionOf(caller);
    const answer = await session.call(name, { body: row.body ? { not: 'a body' } : undefined });
    if (mayCall(name, caller)) {
      expect([401, 403, 419]).not.toContain(answer.status);
    } else {
      expect([answer.status, codeOf(answer)]).toEqual(
        caller === 'guest' ? [401, 'unauthenticated'] : [403, 'forbidden'],
      );
    }
  });

  // id: http-callers-every-role
  it('every role of the contract is among the callers', () => {
    const covered = callers.filter((caller) => caller !== 'guest').map(roleOf);
    expect(roles.every((role) => covered.includes(role))).toBe(true);
  });
});

describe('every call about an object checks its owner', () => {
  const members = callers.filter((caller): caller is Member => caller !== 'guest');
  const cells = rows.flatMap(({ name }) =>
    Object.entries(ownedRows[name] ?? {}).flatMap(([label, owned]) =>
      members
        .filter((caller) => mayCall(name, caller))
        .flatMap((caller) =>
          (owned.owners ?? owners).map((owner) => ({
            ...{ name, caller, owner, owned },
            what: label === '' ? name : `${name} (${label})`,
            verdict: owned.may(caller, owner),
          })),
        ),
    ),
  );

  // id: http-object-cells
  it.each(cells)(
    '$what by $caller about an object of $owner: $verdict',
    async ({ name, caller, owner, owned, verdict }) => {
      const session = await sessionOf(caller);
      const answer = await session.call(name, await owned.input(things, owner));
      const outcome = codeOf(answer) ?? 'yes';
      if (verdict === 'yes') expect(['yes', ...(owned.afterwards ?? [])]).toContain(outcome);
      else expect(outcome).toBe(verdict);
    },
  );

  it('every row that names an object in its path or its query is covered', () => {
    const withId = rows.filter(namesOne).map(({ name }) => name);
    expect([...Object.keys(ownedRows), ...ownerlessRows].sort()).toEqual(withId.sort());
  });
});

describe('lists show no other users', () => {
  it.each(['agent', 'subagent'] as const)(
    'the user list of %s has the downline, and no user above or beside it',
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

  it('the user list of admins has all users', async () => {
    const answer = await (await kit.as('admin')).call('user.list', { query: { perPage: '100' } });
    const names = (answer.body as { data: { username: string }[] }).data.map(
      (user) => user.username,
    );
    expect(names).toEqual(expect.arrayContaining(['player', 'declare', outsider.self.username]));
  });
});

describe('account status', () => {
  it.each(['pending', 'restricted'])(
    'a user with the status of %s may read but not bet',
    async (username) => {
      const session = await kit.as(username);
      const { wallet } = await kit.self(username);
      expect((await session.call('auth.check')).status).toBe(200);
      expect((await session.call('wallet.show', { params: { walletId: wallet.id } })).status).toBe(
        200,
      );
      const { id } = await kit.openRound();
      const answer = await session.call('bet.place', { params: { roundId: id }, body: smallBet });
      expect([answer.status, codeOf(answer)]).toEqual([403, `account_${username}`]);
    },
  );

  /** Calls of the matrix that require an activated account, by a user who could otherwise make them. */
  const activeCells = accessMatrix
    // A status that does not change is rejected for all users alike; who may change one is a rule
    // of its own (`allowedStatuses`).
    .filter((row) => row.status !== 'any' && row.call !== 'user.status')
    .flatMap((row) => {
      const owned = ownedRows[row.call]?.[row.label];
      return owned ? [{ row, owned }] : [];
    })
    .flatMap(({ row, owned }) =>
      (['superadmin', 'admin', 'agent', 'declare', 'player'] as const)
        .filter((caller) => row.cells[roleOf(caller)] !== '')
        .flatMap((caller) => {
          const owner = (owned.owners ?? owners).find((each) => owned.may(caller, each) === 'yes');
          return owner === undefined
            ? []
            : [{ name: row.call, label: row.label, caller, owner, owned }];
        }),
    );

  it.each(activeCells)(
    '$name $label by $caller of $owner needs an activated account',
    async ({ name, caller, owner, owned }) => {
      const session = await sessionOf(caller);
      const input = await owned.input(things, owner);
      for (const status of ['pending', 'restricted'] as const) {
        const set = `update users set status = $2 where username = $1`;
        await platform.db.run(set, [caller, status]);
        const answer = await session.call(name, input);
        await platform.db.run(set, [caller, 'activated']);
        expect([status, codeOf(answer)]).toEqual([
          status,
          expect.stringMatching(new RegExp(`^(forbidden|account_${status})$`)),
        ]);
      }
    },
  );

  it('a block applies to running sessions from the next call', async () => {
    const { session, self } = await kit.newcomer();
    await platform.db.run(`update users set status = 'blocked' where id = $1`, [self.id]);
    const answer = await session.call('auth.check');
    expect([answer.status, codeOf(answer)]).toEqual([423, 'account_blocked']);
  });

  it('a changed role applies from the next call', async () => {
    const { session, self } = await kit.newcomer();
    expect((await session.call('admin.audit')).status).toBe(403);
    await platform.db.run(`update users set role = 'admin' where id = $1`, [self.id]);
    expect((await session.call('admin.audit')).status).toBe(200);
  });
});

describe('routes', () => {
  // id: http-routes-of-table
  it('routes are those of the table and of providers, gateways, health and documents', () => {
    const known = new Set([
      ...rows.map(({ row }) => `${row.method} ${row.path}`),
      ...walletCallNames.map((call) => `POST ${walletPath(call)}`),
      `POST ${paymentNoticePath('{gatewayId}')}`,
      ...['/up', '/ready', '/api/openapi.json', '/api/asyncapi.json'].map((path) => `GET ${path}`),
    ]);
    const served = platform.routes.filter(({ method }) => method !== 'HEAD');
    expect(new Set(served.map(({ method, path }) => `${method} ${path}`))).toEqual(known);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is not found if the table has no such route',
    async (method) => {
      const answer = await kit.guest().send(method, '/api/settings');
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('fields that a caller may not set', () => {
  const planted = {
    id: '0193b1c4-0000-7000-8000-000000000000',
    role: 'admin',
    status: 'activated',
    balance: '999',
    parentId: '0193b1c4-0000-7000-8000-000000000000',
    wallet: { balance: '999' },
  };

  it('fields that a caller may not set are ignored in a registration', async () => {
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

  it('fields that a caller may not set are ignored in a bet', async () => {
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
    'a body whose field reaches a prototype is malformed: %s',
    async (planting) => {
      const answer = await kit.guest().call('auth.register', {
        body: `{"username":"proto","password":"long enough","passwordConfirmation":"long enough",${planting}}`,
      });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed']);
    },
  );
});
