import { randomUUID } from 'node:crypto';
import { wireChannelName, type DeviceSession } from '@lobi/core/contract';
import type { Platform } from '@lobi/server';
import { type ContractKit, HttpSession, type SessionUser } from '@lobi/core/conformance';

/** A newly registered user, and functions that end the user's session. */
export interface Person {
  readonly session: HttpSession;
  readonly self: SessionUser;
  readonly password: string;
}

/** A new user, below the demo's agent so that cash can be put in. */
export async function newPerson(platform: Platform): Promise<Person> {
  const session = new HttpSession(platform.origin);
  const password = randomUUID();
  const created = await session.call('auth.register', {
    body: {
      username: `new-${randomUUID().slice(0, 13)}`,
      password,
      passwordConfirmation: password,
    },
  });
  const { data, token } = created.body as { data: SessionUser; token: string };
  session.token = token;
  await platform.db.run(
    `insert into user_ancestors (user_id, ancestor_id, depth)
     select $1, id, 1 from users where username = 'agent'`,
    [data.id],
  );
  return { session, self: data, password };
}

/** The same session on another node. */
export function at(origin: string, { token, cookies }: HttpSession): HttpSession {
  const session = new HttpSession(origin);
  session.token = token;
  for (const [name, value] of cookies) session.cookies.set(name, value);
  return session;
}

type End = (person: Person, platform: Platform, kit: ContractKit) => Promise<unknown>;

const signInElsewhere = async ({ self, password }: Person, origin: string) => {
  const other = new HttpSession(origin);
  await other.login(self.username, password);
  return other;
};

/** Events that end the private channels of a session. */
export const endings: Readonly<Record<string, End>> = {
  logout: ({ session }) => session.call('auth.logout'),
  'a block by staff': async ({ self }, _platform, kit) => {
    const admin = await kit.as('admin');
    const shown = await admin.call('user.show', { params: { userId: self.id } });
    const { version } = (shown.body as { data: { version: number } }).data;
    const body = { status: 'blocked', reason: 'looked into it', version };
    return admin.call('user.status', { params: { userId: self.id }, body });
  },
  'a new password on another device': async (person, { origin }) => {
    const other = await signInElsewhere(person, origin);
    const next = randomUUID();
    return other.call('auth.password', {
      body: { currentPassword: person.password, password: next, passwordConfirmation: next },
    });
  },
  'being signed out from another device': async (person, { origin }) => {
    const other = await signInElsewhere(person, origin);
    const params = { userId: person.self.id };
    const { data } = (await other.call('session.list', { params })).body as {
      data: DeviceSession[];
    };
    const sessionId = data.find(({ current }) => !current)?.id ?? '';
    return other.call('session.revoke', { params: { ...params, sessionId } });
  },
  'a block from elsewhere': ({ self }, { db }) =>
    db.run(`update users set status = 'blocked' where id = $1`, [self.id]),
  'running out': ({ self }, { db }) =>
    db.run('update sessions set expires_at = now() where user_id = $1', [self.id]),
};

/** Credits a user's wallet, which publishes an event on its channel. */
export const cashIn = async ({ self }: Person, kit: ContractKit, amount = '1000') => {
  const params = { walletId: self.wallet.id };
  const body = { type: 'cash-in', amount };
  return (await kit.as('agent')).call('transaction.create', { params, body });
};

/** Publishes an earlier event of a user's wallet again, as a late event. */
export const repeatNews = ({ self }: Person, { db }: Platform) =>
  db.run(
    `insert into outbox (topic, subject_id, version, facts)
     select topic, subject_id, version, facts from outbox
     where topic = 'wallet' and subject_id = $1 order by id desc limit 1`,
    [self.wallet.id],
  );

export const walletChannel = ({ self }: Person): string =>
  wireChannelName('wallet', self.wallet.id);
