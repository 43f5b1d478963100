import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  wireChannelName,
  type Activity,
  type DeviceSession,
  type Notification,
  type User,
  type UserDetail,
} from '@lobi/core/contract';
import { smallPlacesFile } from '../../packages/server/src/testing/small-places-file.ts';
import {
  type Answer,
  type ContractKit,
  HttpSession,
  type SessionUser,
  createContractKit,
  smallBet,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
});
afterAll(() => platform.stop());

const codeOf = (answer: Answer): string | undefined => (answer.body as { code?: string }).code;
const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;

interface Newcomer {
  readonly session: HttpSession;
  readonly self: SessionUser;
  readonly password: string;
}

async function newcomer(referral?: string): Promise<Newcomer> {
  const session = new HttpSession(platform.origin);
  const password = randomUUID();
  const answer = await session.call('auth.register', {
    body: {
      username: `new-${randomUUID().slice(0, 13)}`,
      password,
      passwordConfirmation: password,
      ...(referral === undefined ? {} : { referral }),
      agreement: { noticeVersion: '1' },
    },
  });
  session.token = (answer.body as { token: string }).token;
  return { session, self: dataOf<SessionUser>(answer), password };
}

/** The same user in another browser. */
async function elsewhere({ self, password }: Newcomer): Promise<HttpSession> {
  const session = new HttpSession(platform.origin);
  expect((await session.login(self.username, password)).status).toBe(200);
  return session;
}

const actionsOf = async (session: HttpSession, userId: string): Promise<string[]> => {
  const answer = await session.call('activity.list', {
    params: { userId },
    query: { perPage: '100' },
  });
  return dataOf<Activity[]>(answer).map(({ action }) => action);
};

describe('the referral link of a player', () => {
  // id: referral-link-parent
  it('a player’s referral link registers users below the player’s agent, and records the referrer', async () => {
    const { id } = await kit.self('player');
    const show = async (session: HttpSession, userId: string) =>
      dataOf<UserDetail>(await session.call('user.show', { params: { userId } }));
    const player = await show(await kit.as('player'), id);
    const invited = await newcomer(player.referralCode ?? '');
    const shown = await show(invited.session, invited.self.id);
    expect(shown.referrer).toEqual({ id, username: player.username });
    expect(shown.parent).toEqual(player.parent);
    expect((await show(await kit.as('player'), id)).referred).toBe((player.referred ?? 0) + 1);
  });
});

describe('a new password', () => {
  const change = (session: HttpSession, currentPassword: string, password = randomUUID()) =>
    session.call('auth.password', {
      body: { currentPassword, password, passwordConfirmation: password },
    });

  it('a new password ends every other session, keeps this one, and applies at once', async () => {
    const person = await newcomer();
    const other = await elsewhere(person);
    const password = randomUUID();
    expect((await change(person.session, person.password, password)).status).toBe(204);
    expect((await person.session.call('auth.check')).status).toBe(200);
    expect((await other.call('auth.check')).status).toBe(401);
    expect((await other.login(person.self.username, person.password)).status).toBe(401);
    expect((await other.login(person.self.username, password)).status).toBe(200);
    expect(await actionsOf(person.session, person.self.id)).toContain('password-change');
  });

  it('a new password is rejected with password_wrong on its field if the current password is wrong', async () => {
    const person = await newcomer();
    const answer = await change(person.session, 'not the password');
    expect([answer.status, codeOf(answer)]).toEqual([422, 'password_wrong']);
    expect(answer.body).toMatchObject({ errors: { currentPassword: [expect.any(String)] } });
    expect((await elsewhere(person)).token).toBeDefined();
  });

  it('guesses at the current password in password changes are rate-limited', async () => {
    const { session } = await newcomer();
    const codes = [];
    for (let n = 0; n < 8; n += 1) codes.push(codeOf(await change(session, `guess ${n}`)));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('password_wrong'));
    expect(new Set(codes.slice(6))).toEqual(new Set(['rate_limited']));
  });
});

describe('the devices of a user', () => {
  const list = async (session: HttpSession, userId: string) =>
    dataOf<DeviceSession[]>(await session.call('session.list', { params: { userId } }));

  it('the devices of a user are listed, including the current one, and can be signed out', async () => {
    const person = await newcomer();
    const { id: userId } = person.self;
    const other = new HttpSession(platform.origin);
    const agent =
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const login = await other.call('auth.login', {
      body: { username: person.self.username, password: person.password },
      headers: { 'user-agent': agent },
    });
    other.token = (login.body as { token: string }).token;
    const devices = await list(person.session, userId);
    expect(devices).toHaveLength(2);
    const phone = devices.find(({ current }) => !current);
    expect(phone).toMatchObject({
      browser: 'Chrome 142',
      device: 'mobile Android 16',
      ip: '127.0.0.1',
    });
    const params = { userId, sessionId: phone?.id ?? '' };
    expect((await person.session.call('session.revoke', { params })).status).toBe(204);
    expect((await other.call('auth.check')).status).toBe(401);
    expect(await list(person.session, userId)).toMatchObject([{ current: true }]);
    const again = await person.session.call('session.revoke', { params });
    expect([again.status, codeOf(again)]).toEqual([404, 'not_found']);
  });

  it('a session of another user cannot be ended by its id', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const [theirs] = await list(two.session, two.self.id);
    const answer = await one.session.call('session.revoke', {
      params: { userId: one.self.id, sessionId: theirs?.id ?? '' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    expect((await two.session.call('auth.check')).status).toBe(200);
  });
});

describe('a sign-in', () => {
  const notices = async (session: HttpSession) =>
    dataOf<Notification[]>(await session.call('notification.list'));

  it('a sign-in on an unknown device notifies the user, one on a known device does not', async () => {
    const person = await newcomer();
    expect(await notices(person.session)).toEqual([]);
    await person.session.login(person.self.username, person.password);
    expect(await notices(person.session)).toEqual([]);
    await elsewhere(person);
    expect(await notices(person.session)).toMatchObject([{ kind: 'signed-in-elsewhere' }]);
    const { body } = await person.session.call('auth.check');
    expect((body as User).unread).toBe(1);
    await person.session.call('notification.read', { body: {} });
    expect(((await person.session.call('auth.check')).body as User).unread).toBe(0);
  });
});

describe('the activity of a user', () => {
  // id: action-recorded-at-its-source
  it('an action is recorded with its origin, as in the contract', async () => {
    const admin = await kit.as('admin');
    const { id: adminId } = await kit.self('admin');
    const person = await newcomer();
    const { session, self } = person;
    const params = { userId: self.id };
    await new HttpSession(platform.origin).login(self.username, 'wrong');
    await session.call('user.update', { params, body: { version: 1, name: 'Nama' } });
    const limit = { kind: 'deposit', period: '24h' };
    await session.call('limit.set', { params, body: { ...limit, amount: '100000' } });
    const other = await elsewhere(person);
    const devices = dataOf<DeviceSession[]>(await session.call('session.list', { params }));
    const sessionId = devices.find(({ current }) => !current)?.id ?? '';
    await session.call('session.revoke', { params: { userId: self.id, sessionId } });
    await other.call('auth.check');
    const status = { status: 'restricted', reason: 'looked into it', version: 2 };
    await admin.call('user.status', { params, body: status });
    await session.call('auth.logout');
    expect((await actionsOf(admin, self.id)).reverse()).toEqual([
      'register',
      'login-failed',
      'profile-change',
      'limit-change',
      'login',
      'session-revoke',
      'status-change',
      'logout',
    ]);

    const created = await admin.call('user.create', {
      body: {
        username: `made-${randomUUID().slice(0, 8)}`,
        password: 'long enough',
        role: 'agent',
      },
    });
    expect(created.status).toBe(201);
    const game = await admin.call('game.create', {
      body: {
        title: 'Arena Admin',
        engine: 'arena',
        minimumStake: '1000',
        maximumStake: '2000',
        takeoutBp: 500,
        minimumOdds: 130,
      },
    });
    const gameId = dataOf<{ id: string }>(game).id;
    await admin.call('round.create', { params: { gameId } });
    expect((await actionsOf(admin, adminId)).slice(0, 4)).toEqual([
      'round-change',
      'game-change',
      'user-create',
      'status-change',
    ]);
  });

  it('a rejected action is not recorded', async () => {
    const { session, self } = await newcomer();
    await session.call('user.update', {
      params: { userId: self.id },
      body: { version: 7, name: 'Nama' },
    });
    expect(await actionsOf(session, self.id)).toEqual(['register']);
  });

  // The location file contains the address of these calls.
  it.each([
    ['without a proxy in front', false, false, 'unknown', 'unknown'],
    ['named by the proxy in front', true, false, 'ID', 'Bandung'],
    ['found in a file of places', false, true, 'MY', 'Ipoh'],
    ['named by the proxy, whatever a file says', true, true, 'ID', 'Bandung'],
  ])('a recorded place is %s', async (_name, trustProxy, hasFile, country, city) => {
    const file = join(tmpdir(), `lobi-places-${randomUUID()}.mmdb`);
    writeFileSync(file, smallPlacesFile(127, 'MY', 'Ipoh'));
    await using own = await startTestPlatform({
      trustProxy,
      geoHeaders: { country: 'x-country', city: 'x-city' },
      placesFile: hasFile ? file : undefined,
    });
    rmSync(file);
    const session = new HttpSession(own.origin);
    const signIn = (place: Record<string, string>) =>
      session.call('auth.login', {
        body: { username: 'player', password: 'lobi-demo' },
        headers: place,
      });
    const login = await signIn({ 'x-country': 'ID', 'x-city': 'Bandung' });
    session.token = (login.body as { token: string }).token;
    const { id: userId } = dataOf<{ id: string }>(login);
    const answer = await session.call('activity.list', { params: { userId } });
    expect(dataOf<Activity[]>(answer)[0]).toMatchObject({ action: 'login', country, city });
    // The next sign-in shows the location of the previous one.
    const next = dataOf<User>(await signIn({ 'x-country': 'PH', 'x-city': 'Cebu' }));
    expect(next.lastLoginPlace).toEqual(country === 'unknown' ? null : { country, city });
  });
});

describe('a status', () => {
  /** Abilities of an account in each status. @source ours */
  const abilities = {
    activated: { signIn: 200, read: 200, money: undefined, channels: 200 },
    pending: { signIn: 200, read: 200, money: 'account_pending', channels: 200 },
    restricted: { signIn: 200, read: 200, money: 'account_restricted', channels: 200 },
    'restricted by oneself': {
      signIn: 200,
      read: 200,
      money: 'account_restricted',
      channels: 200,
      withdraws: true,
    },
    blocked: { signIn: 423, read: 423, money: 'account_blocked', channels: 423 },
  } as const;

  interface Abilities {
    readonly signIn: number;
    readonly read: number;
    readonly money: string | undefined;
    readonly channels: number;
    /** Takes money out without other side effects. */
    readonly withdraws?: true;
  }

  // id: status-rights-table
  it.each(Object.entries<Abilities>(abilities))(
    'a user with the status %s may do exactly what the table allows',
    async (name, may) => {
      const person = await newcomer();
      const { session, self } = person;
      const { id: roundId } = await kit.openRound();
      const [status] = name.split(' ');
      const cause = name.endsWith('oneself') ? 'self' : 'staff';
      await platform.db.run('update users set status = $2, status_cause = $3 where id = $1', [
        self.id,
        status,
        cause,
      ]);

      const again = await new HttpSession(platform.origin).login(self.username, person.password);
      expect(again.status).toBe(may.signIn);

      const reads = [
        session.call('auth.check'),
        session.call('dashboard.show'),
        session.call('notification.list'),
        session.call('user.show', { params: { userId: self.id } }),
        session.call('wallet.show', { params: { walletId: self.wallet.id } }),
        session.call('ledger.list', { params: { walletId: self.wallet.id } }),
        session.call('activity.list', { params: { userId: self.id } }),
      ];
      for (const read of await Promise.all(reads)) expect(read.status).toBe(may.read);

      const wallet = { params: { walletId: self.wallet.id } };
      const channelId = 'none';
      const moves = [
        session.call('bet.place', { params: { roundId }, body: smallBet }),
        session.call('transaction.create', {
          ...wallet,
          body: { type: 'deposit', amount: '50000', channelId },
        }),
        session.call('transaction.create', {
          ...wallet,
          body: {
            type: 'withdraw',
            amount: '50000',
            channelId,
            institution: 'BCA',
            account: '12345678',
            holder: 'Budi',
          },
        }),
      ];
      const responses = await Promise.all(moves);
      for (const move of responses) {
        const isOpen = may.withdraws === true && move === responses.at(-1);
        if (may.money && !isOpen) expect(codeOf(move)).toBe(may.money);
        // The wallet is empty and the channel does not exist; the status forbids nothing.
        else expect(['insufficient_funds', 'channel_unavailable']).toContain(codeOf(move));
      }

      for (const channel_name of [
        wireChannelName('user', self.id),
        wireChannelName('wallet', self.wallet.id),
      ]) {
        const response = await session.call('broadcasting.auth', {
          body: { socket_id: '1.1', channel_name },
        });
        expect(response.status).toBe(may.channels);
      }
    },
  );

  it('a status change that the table does not allow is rejected with status_not_allowed', async () => {
    const { self } = await newcomer();
    const admin = await kit.as('admin');
    const params = { userId: self.id };
    const { version } = dataOf<UserDetail>(await admin.call('user.show', { params }));
    const body = { status: 'pending', reason: 'looked into it', version };
    const answer = await admin.call('user.status', { params, body });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'status_not_allowed']);
  });
});

describe('the lobby', () => {
  it('the lobby recognizes its viewer by the session, and treats other visitors as guests', async () => {
    const { session } = await newcomer();
    const gameId = await kit.gameId();
    expect((await session.call('favourite.add', { params: { gameId } })).status).toBe(204);
    const favourites = async (reader: HttpSession) =>
      dataOf<{ id: string; favourite: boolean }[]>(
        await reader.call('game.list', { query: { perPage: '100' } }),
      ).filter(({ favourite }) => favourite);
    expect((await favourites(session)).map(({ id }) => id)).toEqual([gameId]);
    expect(await favourites(kit.guest())).toEqual([]);
    const own = await kit.guest().call('game.list', { query: { favourite: 'true' } });
    expect([own.status, codeOf(own)]).toEqual([401, 'unauthenticated']);
    await session.call('auth.logout');
    expect((await session.call('game.list')).status).toBe(200);
  });
});
