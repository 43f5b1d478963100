import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  channels,
  roles,
  wireChannelName,
  type ChannelKey,
  type ErrorCode,
  type Role,
  type UserStatus,
} from '@lobi/core/contract';
import type { ContractKit, HttpSession, SessionUser } from '@lobi/core/conformance';
import { codeOf, rows, startSecurityWorld } from './security-world.ts';
import { unknownId } from '../../packages/core/src/conformance/unknown-id.ts';
import { queryRow } from '../query-rows.ts';

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;

interface Person {
  readonly session: HttpSession;
  readonly self: SessionUser;
}

/** A user of this role and status, with a session from before the status. */
async function person(role: Role, status: UserStatus): Promise<Person> {
  const created = await kit.newcomer();
  await platform.db.run('update users set role = $2, status = $3 where id = $1', [
    created.self.id,
    role,
    status,
  ]);
  return created;
}

beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
});
afterAll(() => platform.stop());

const ids = ['userId', 'sessionId', 'walletId', 'transactionId', 'earningId', 'gameId', 'roundId']
  .concat(['eventId', 'playId', 'channelId', 'gatewayId'])
  .map((part) => [part, unknownId] as const);

/** The same call for every user: about an object that does not exist, with a meaningless body. */
const sendMethod = (session: HttpSession, name: (typeof rows)[number]['name'], method: string) =>
  session.call(name, {
    params: Object.fromEntries(ids),
    ...(method === 'GET' ? {} : { body: {} }),
  });

/** Roles that act on other users. */
const gameManagers: readonly Role[] = ['declare', 'admin', 'superadmin'];

const closed = rows.filter(({ row }) => row.access.kind !== 'public');

describe.each(roles)('a blocked %s', (role) => {
  let blocked: Person;
  const changeStatus = (status: UserStatus) =>
    platform.db.run('update users set status = $2 where id = $1', [blocked.self.id, status]);
  beforeAll(async () => {
    blocked = await person(role, 'activated');
  });

  it.each(closed)('a blocked user cannot call $name', async ({ name, row }) => {
    await changeStatus('blocked');
    const answers = [
      await sendMethod(blocked.session, name, row.method),
      await sendMethod(blocked.session, name, row.method),
    ];
    for (const answer of answers) {
      expect([401, 423]).toContain(answer.status);
      expect(answer.body).not.toHaveProperty('data');
    }
    // The call was rejected for the status and not for the session.
    await changeStatus('activated');
    expect((await blocked.session.call('auth.check')).status).toBe(200);
  });
});

describe.each(['pending', 'restricted'] as const)('a status of %s', (status) => {
  const code: ErrorCode = `account_${status}`;

  // id: restricted-status-rights
  it.each(roles)(
    'a pending or restricted %s loses exactly the calls that the table lists',
    async (role) => {
      const [free, bound] = [await person(role, 'activated'), await person(role, status)];
      const different: string[] = [];
      for (const { name, row } of closed) {
        if (name === 'auth.logout') continue;
        const outcomes = [];
        for (const { session } of [free, bound]) {
          const answer = await sendMethod(session, name, row.method);
          outcomes.push(`${answer.status} ${codeOf(answer)}`);
        }
        // Writes of game managers fail with the error that every call may return.
        const isManagerWrite =
          row.access.kind === 'roles' && row.method !== 'GET' && gameManagers.includes(role);
        const isDeclared =
          (outcomes[1] === '403 forbidden' && isManagerWrite) ||
          (outcomes[1] === `403 ${code}` && row.errors.includes(code));
        if (outcomes[0] !== outcomes[1] && !isDeclared)
          different.push(`${name}: ${outcomes.join(' / ')}`);
      }
      expect(different).toEqual([]);
    },
  );
});

describe('every channel', () => {
  const keys = Object.keys(channels) as ChannelKey[];
  const people: Partial<Record<Role, Person>> = {};
  beforeAll(async () => {
    for (const role of roles) people[role] = await person(role, 'activated');
  });
  const personOf = (role: Role): Person => {
    const found = people[role];
    if (!found) throw new Error(`no user is ${role}`);
    return found;
  };

  /** Ids that a caller may request: those of the caller, those of other users, and other texts. */
  const idsFor = (own: SessionUser, other: SessionUser): Readonly<Record<string, string>> => ({
    'the own user': own.id,
    'the own wallet': own.wallet.id,
    'another user': other.id,
    "another's wallet": other.wallet.id,
    all: 'all',
    unknownId,
  });

  /**
   * Recipients of events by specification, written down independently of the server.
   */
  const granted: Readonly<Record<ChannelKey, readonly `${Role} ${string}`[]>> = {
    user: roles.map((role) => `${role} the own user` as const),
    wallet: roles
      .filter((role) => role !== 'declare')
      .map((role) => `${role} the own wallet` as const),
    agent: ['agent the own user'],
    ops: ['admin all', 'superadmin all'],
    staff: ['admin all', 'superadmin all'],
    // Public channels need no signature, and none is given.
    round: [],
    lobby: [],
    table: [],
    game: [],
    pond: [],
  };

  const sign = (session: HttpSession, channel_name: string) =>
    session.call('broadcasting.auth', { body: { socket_id: '1.1', channel_name } });

  const cells = keys.flatMap((key) => roles.map((role) => ({ key, role })));
  // id: channels-by-role
  it.each(cells)(
    'the channel $key is signed for $role only with their own ids',
    async ({ key, role }) => {
      const [own, other] = [personOf(role), personOf(role === 'player' ? 'agent' : 'player')];
      const signed: string[] = [];
      for (const [what, id] of Object.entries(idsFor(own.self, other.self))) {
        const answer = await sign(own.session, wireChannelName(key, id));
        if (answer.status === 200) signed.push(`${role} ${what}`);
        else expect([403, 422]).toContain(answer.status);
      }
      expect(signed).toEqual(granted[key].filter((each) => each.startsWith(`${role} `)));
    },
  );

  it.each(keys)(
    'the channel %s is signed neither for guests nor for blocked users',
    async (key) => {
      const blocked = await person('admin', 'activated');
      await platform.db.run(`update users set status = 'blocked' where id = $1`, [blocked.self.id]);
      for (const id of [blocked.self.id, blocked.self.wallet.id, 'all']) {
        expect((await sign(kit.guest(), wireChannelName(key, id))).status).toBe(401);
        expect([401, 423]).toContain(
          (await sign(blocked.session, wireChannelName(key, id))).status,
        );
      }
    },
  );

  it('an undefined channel is signed for no user', async () => {
    const { session, self } = personOf('superadmin');
    const names = [
      `presence-user.${self.id}`,
      `private-encrypted-user.${self.id}`,
      `private-cache-user.${self.id}`,
      `private-user.${self.id}.extra`,
      `private-user.${self.id},private-user.${unknownId}`,
      `private-USER.${self.id}`,
      `private-user.${self.id.toUpperCase()}0`,
      'private-user.',
      'private-user.*',
      'private-ops.',
      'private-ops.ALL',
      'private-ops.all.x',
      'private-agent.all',
      `private-round.${unknownId}`,
      'private-everything',
      `private-${'x'.repeat(200)}`,
    ];
    const answers = await Promise.all(names.map((name) => sign(session, name)));
    expect(
      answers.map(({ status }) => status).filter((status) => ![403, 422].includes(status)),
    ).toEqual([]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('"auth"');
  });

  it('a channel is signed for one socket, so that no other can use it', async () => {
    const { session, self } = personOf('player');
    const channel_name = wireChannelName('user', self.id);
    const signatures = new Set<unknown>();
    for (const socket_id of ['1.1', '1.2', '2.1', '11.1']) {
      const answer = await session.call('broadcasting.auth', { body: { socket_id, channel_name } });
      signatures.add((answer.body as { auth: string }).auth);
    }
    expect(signatures.size).toBe(4);
  });
});

describe('the session of a user', () => {
  const calls = async ({ session }: Person) => (await session.call('auth.check')).status;

  // id: session-of-blocked-account
  it('a session ends when staff blocks the account, and stays ended after the unblock', async () => {
    const created = await kit.newcomer();
    const { db } = platform;
    const admin = await kit.as('admin');
    const found = await queryRow<{ version: number }>(
      db,
      'select version from users where id = $1',
      [created.self.id],
    );
    expect(await calls(created)).toBe(200);
    const answer = await admin.call('user.status', {
      params: { userId: created.self.id },
      body: { status: 'blocked', reason: 'looked into it', version: found?.version },
    });
    expect(answer.status).toBe(200);
    // The client with the session's secrets learns why the session has ended.
    expect(await calls(created)).toBe(423);
    await db.run(`update users set status = 'activated' where id = $1`, [created.self.id]);
    expect(await calls(created)).toBe(401);
  });

  it('a session is rejected after logout for any number of calls', async () => {
    const created = await kit.newcomer();
    const { token } = created.session;
    const cookies = new Map(created.session.cookies);
    expect((await created.session.call('auth.logout')).status).toBe(204);
    const thief = kit.guest();
    thief.token = token;
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    for (let n = 0; n < 3; n += 1) expect((await thief.call('auth.check')).status).toBe(401);
  });

  it('a sign-in does not adopt secrets that were set before it', async () => {
    const session = kit.guest();
    const planted = randomUUID().repeat(2);
    for (const name of ['__Host-lobi', '__Host-lobi-device', 'XSRF-TOKEN']) {
      session.cookies.set(name, planted);
    }
    session.token = planted;
    expect((await session.login('player')).status).toBe(200);
    expect(session.token).not.toBe(planted);
    for (const [name, value] of session.cookies) expect(`${name} ${value}`).not.toContain(planted);
  });
});
