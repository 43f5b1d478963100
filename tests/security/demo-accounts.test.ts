import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '@lobi/server';
import { removeDemoAccounts } from '../../packages/server/src/operations/remove-demo-accounts.ts';
import { createPasswordHasher } from '../../packages/server/src/services/auth/password-hasher.ts';
import { createSessionListeners } from '../../packages/server/src/services/auth/session-listeners.ts';
import {
  startTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { HttpSession, demoPassword, signedIn } from '@lobi/core/conformance';
import { createWorld } from '../ledger/world.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { queryRow } from '../query-rows.ts';

let databases: TestDatabase;
let database: FreshDatabase;
let demo: Platform & AsyncDisposable;
let real: Platform & AsyncDisposable;
/** A session of a demo account from before the start of the platform without the demo. */
let earlier: HttpSession;

/** Both nodes share the secret and the sessions. */
const secret = 'a secret that both nodes of this test share';

/** Accounts as the demo seeds them, without its history, which takes longer than these tests. */
const seededAccounts = [
  { username: 'superadmin', role: 'superadmin', status: 'activated' },
  { username: 'admin', role: 'admin', status: 'activated' },
  { username: 'declare', role: 'declare', status: 'activated' },
  { username: 'agent', role: 'agent', status: 'activated' },
  { username: 'player', role: 'player', status: 'activated' },
  { username: 'player2', role: 'player', status: 'activated' },
  { username: 'restricted', role: 'player', status: 'restricted' },
  { username: 'blocked', role: 'player', status: 'blocked' },
] as const;

/** Accounts that may sign in to the demo. */
const admitted = seededAccounts.filter(({ status }) => status !== 'blocked');

/** A user is created first, because a database that is not empty is not seeded. */
async function fill(): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(demoPassword);
  const { services } = createWorld(database.db);
  const people = [{ ...seededAccounts[5], username: 'someone' }, ...seededAccounts];
  for (const [index, person] of people.entries()) {
    const user = { ...person, passwordHash, parentId: null, verified: true, isDemo: index > 0 };
    await database.db.transaction((tx) => services.users.create(tx, user));
  }
}

const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

const loginAt = async (origin: string, username: string) => new HttpSession(origin).login(username);

/** The same cookies and token, sent to another node. */
function shownTo(origin: string, session: HttpSession): HttpSession {
  const shown = new HttpSession(origin);
  for (const [name, value] of session.cookies) shown.cookies.set(name, value);
  shown.token = session.token;
  return shown;
}

async function referralOf(username: string): Promise<string> {
  const row = await queryRow<{ code: string }>(
    database.db,
    'select referral_code as code from users where username = $1',
    [username],
  );
  return row?.code ?? '';
}

const register = (origin: string, username: string, referral?: string) => {
  const password = 'a long password of mine';
  const body = { username, password, passwordConfirmation: password, referral };
  return new HttpSession(origin).call('auth.register', { body });
};

beforeAll(async () => {
  databases = await startTestDatabase();
  database = await databases.fresh();
  await fill();
  const shared = { databaseUrl: database.connectionString, secret };
  demo = await startTestPlatform({ ...shared, demo: true });
  ({ session: earlier } = await signedIn(demo.origin, 'player2'));
  real = await startTestPlatform({ ...shared, demo: false });
});
afterAll(async () => {
  await real[Symbol.asyncDispose]();
  await demo[Symbol.asyncDispose]();
  await databases.stop();
});

describe('a platform without the demo', () => {
  it.each(admitted)(
    'the demo account $username signs in to the demo only',
    async ({ username }) => {
      expect((await loginAt(demo.origin, username)).status).toBe(200);
      const response = await loginAt(real.origin, username);
      expect([response.status, codeOf(response)]).toEqual([401, 'credentials']);
    },
  );

  it('a blocked demo account gets the same response as an unknown user', async () => {
    expect(codeOf(await loginAt(demo.origin, 'blocked'))).toBe('account_blocked');
    expect(codeOf(await loginAt(real.origin, 'blocked'))).toBe('credentials');
  });

  // id: demo-session-closed
  it('a session of a demo account is not valid for calls and channels', async () => {
    const { session, self } = await signedIn(demo.origin, 'player');
    expect((await session.call('auth.check')).status).toBe(200);
    expect((await shownTo(real.origin, session).call('auth.check')).status).toBe(401);
    const { db } = database;
    const row = await queryRow<{ id: string }>(
      db,
      'select id from sessions where user_id = $1 order by created_at desc limit 1',
      [self.id],
    );
    const sessionIds = [row?.id ?? ''];
    expect(await createSessionListeners(db, true).running(sessionIds)).toHaveLength(1);
    expect(await createSessionListeners(db, false).running(sessionIds)).toEqual([]);
    const audience = { userIds: [self.id], walletIds: [self.wallet.id], staff: true };
    expect(await createSessionListeners(db, false).find(audience)).toEqual([]);
  });

  it('a link for a new password of a demo account sets none', async () => {
    const { session } = await signedIn(demo.origin, 'admin');
    const { self } = await signedIn(demo.origin, 'player2');
    const created = await session.call('user.password-link', { params: { userId: self.id } });
    const { token } = (created.body as { data: { token: string } }).data;
    const password = 'a password of my own';
    const body = { token, password, passwordConfirmation: password };
    const use = (origin: string) => new HttpSession(origin).call('auth.password-reset', { body });
    expect(codeOf(await use(real.origin))).toBe('link_invalid');
    expect((await use(demo.origin)).status).toBe(204);
    expect((await new HttpSession(real.origin).login('player2', password)).status).toBe(401);
  });

  it('the referral code of a demo account places no user below it', async () => {
    const code = await referralOf('agent');
    expect(codeOf(await register(real.origin, 'newcomer', code))).toBe('referral_unknown');
    expect((await register(demo.origin, 'newcomer', code)).status).toBe(201);
  });

  it('users who registered themselves can sign in', async () => {
    expect((await register(demo.origin, 'person')).status).toBe(201);
    const session = new HttpSession(real.origin);
    expect((await session.login('person', 'a long password of mine')).status).toBe(200);
  });

  it('the start ends all sessions of demo accounts', async () => {
    expect((await earlier.call('auth.check')).status).toBe(401);
  });

  it('the start counts the demo accounts', () => {
    expect(real.idleDemoAccounts).toBe(seededAccounts.length);
    expect(demo.idleDemoAccounts).toBe(0);
  });
});

describe('removing the demo accounts', () => {
  it('demo accounts are closed permanently, once, also for a demo', async () => {
    const { session } = await signedIn(demo.origin, 'superadmin');
    expect(await removeDemoAccounts(database.db)).toBe(seededAccounts.length);
    expect((await session.call('auth.check')).status).toBeGreaterThanOrEqual(400);
    for (const { username } of admitted) {
      expect((await loginAt(demo.origin, username)).status).toBe(401);
    }
    expect(await removeDemoAccounts(database.db)).toBe(0);
    expect(
      (await new HttpSession(demo.origin).login('person', 'a long password of mine')).status,
    ).toBe(200);
  });

  it('a closed demo account stays closed when staff lifts the block', async () => {
    await database.db.run(`update users set status = 'activated' where username = 'player'`);
    expect((await loginAt(demo.origin, 'player')).status).toBe(401);
  });
});
