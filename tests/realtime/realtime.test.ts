import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  userSchema,
  walletSchema,
  wireChannelName,
  type DeviceSession,
  type UserStatus,
  type Wallet,
} from '@lobi/core/contract';
import {
  type ContractKit,
  type HttpSession,
  type SessionUser,
  createContractKit,
  smallBet,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { Received } from './conformance/stage.ts';
import { createEcho, type RealEcho } from './echo-client.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
});
afterAll(() => platform.stop());

const open: RealEcho[] = [];
afterEach(() => {
  for (const echo of open.splice(0)) echo.disconnect();
});

function echoOf(session: HttpSession, key?: string): RealEcho {
  const echo = createEcho(platform.origin, session, key);
  open.push(echo);
  return echo;
}

/** Joins a private channel and receives `updated` on it. */
async function joinPrivate(
  echo: RealEcho,
  name: string,
): Promise<{ received: Received<unknown>; errors: Received<unknown> }> {
  const received = new Received<unknown>();
  const errors = new Received<unknown>();
  const joined = new Received<unknown>();
  echo
    .private(name)
    .listen('.updated', received.add)
    .error(errors.add)
    .subscribed(() => joined.add(undefined));
  await joined.atLeast(1);
  return { received, errors };
}

const cashIn = async (walletId: string, amount = '1000') =>
  (await kit.as('agent')).call('transaction.create', {
    params: { walletId },
    body: { type: 'cash-in', amount },
  });

const setStatus = async (userId: string, status: UserStatus) => {
  const admin = await kit.as('admin');
  const shown = await admin.call('user.show', { params: { userId } });
  const { version } = (shown.body as { data: { version: number } }).data;
  const body = { status, reason: 'looked into it', version };
  return admin.call('user.status', { params: { userId }, body });
};

describe('events', () => {
  it('the wallets of a cash-in are published to both owners as the contract defines', async () => {
    const { session, self } = await kit.newcomer();
    await platform.db.run(
      `insert into user_ancestors (user_id, ancestor_id, depth)
       select $1, id, 1 from users where username = 'agent'`,
      [self.id],
    );
    const agent = await kit.self('agent');
    const mine = await joinPrivate(echoOf(session), `wallet.${self.wallet.id}`);
    const theirs = await joinPrivate(echoOf(await kit.as('agent')), `wallet.${agent.wallet.id}`);
    expect((await cashIn(self.wallet.id, '250000')).status).toBe(201);
    const [wallet] = await mine.received.atLeast(1);
    await theirs.received.atLeast(1);
    expect(walletSchema.parse(wallet)).toEqual(wallet);
    expect(wallet).toMatchObject({ id: self.wallet.id, balance: '250000' });
  });

  // id: echo-event-name
  it('events are called "updated", which Echo receives as ".updated" and not as "updated"', async () => {
    const player = await kit.self('player');
    const echo = echoOf(await kit.as('player'));
    const namespaced = new Received<unknown>();
    const { received } = await joinPrivate(echo, `wallet.${player.wallet.id}`);
    echo.private(`wallet.${player.wallet.id}`).listen('updated', namespaced.add);
    await cashIn(player.wallet.id);
    await received.atLeast(1);
    expect(namespaced.all).toEqual([]);
  });

  it('events have increasing versions', async () => {
    const player = await kit.self('player');
    const { received } = await joinPrivate(
      echoOf(await kit.as('player')),
      `wallet.${player.wallet.id}`,
    );
    for (let n = 0; n < 5; n += 1) await cashIn(player.wallet.id);
    const answer = await (
      await kit.as('player')
    ).call('wallet.show', {
      params: { walletId: player.wallet.id },
    });
    const last = (answer.body as { data: Wallet }).data.version;
    const versionsOf = (events: unknown[]) => events.map((event) => (event as Wallet).version);
    while (versionsOf(received.all).at(-1) !== last)
      await received.atLeast(received.all.length + 1);
    const versions = versionsOf(received.all);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  it('events show pools and status of a round to guests', async () => {
    const { id, gameId } = await kit.openRound();
    const echo = echoOf(kit.guest());
    const rounds = new Received<unknown>();
    const games = new Received<unknown>();
    const joined = new Received<unknown>();
    echo
      .channel(`round.${id}`)
      .listen('.updated', rounds.add)
      .subscribed(() => joined.add(0));
    echo
      .channel(`game.${gameId}`)
      .listen('.round', games.add)
      .subscribed(() => joined.add(0));
    await joined.atLeast(2);
    await (await kit.as('player')).call('bet.place', { params: { roundId: id }, body: smallBet });
    // An event about the opening may still arrive before it.
    const hasBet = () => (rounds.all as { betCount: number }[]).some((each) => each.betCount === 1);
    while (!hasBet()) await rounds.atLeast(rounds.all.length + 1);
    expect(rounds.all.at(-1)).toMatchObject({ id, betCount: 1 });
    await kit.step(id, 'last-call');
    // An event about the previous round may still arrive.
    const isLastCall = () =>
      (games.all as { roundId: string; status: string }[]).some(
        ({ roundId, status }) => roundId === id && status === 'last-call',
      );
    while (!isLastCall()) await games.atLeast(games.all.length + 1);
    expect(JSON.stringify([rounds.all, games.all])).not.toMatch(/walletId|username|player/);
  });
});

describe('staff and user events', () => {
  it('a change notifies staff and the agents above, with ids only', async () => {
    const agent = await kit.self('agent');
    const player = await kit.self('player');
    const received = new Received<unknown>();
    const joined = new Received<unknown>();
    for (const [username, name] of [
      ['admin', 'ops.all'],
      ['agent', `agent.${agent.id}`],
    ] as const) {
      echoOf(await kit.as(username))
        .private(name)
        .listen('.changed', (change: unknown) => received.add({ username, change }))
        .subscribed(() => joined.add(0));
    }
    await joined.atLeast(2);
    const { version } = (
      (
        await (
          await kit.as('player')
        ).call('user.show', {
          params: { userId: player.id },
        })
      ).body as { data: { version: number } }
    ).data;
    const edit = await (
      await kit.as('player')
    ).call('user.update', { params: { userId: player.id }, body: { version, name: 'Nama' } });
    expect(edit.status).toBe(200);
    const change = { kind: 'user', id: player.id };
    const news = await received.atLeast(2);
    expect(news).toEqual(
      expect.arrayContaining([
        { username: 'admin', change },
        { username: 'agent', change },
      ]),
    );
  });

  it('a user event contains the whole user, with the number of unread notifications', async () => {
    const { session, self } = await kit.newcomer();
    const { received } = await joinPrivate(echoOf(session), `user.${self.id}`);
    const answer = await setStatus(self.id, 'restricted');
    expect(answer.status).toBe(200);
    const [user] = await received.atLeast(1);
    expect(userSchema.parse(user)).toEqual(user);
    expect(user).toMatchObject({ id: self.id, status: 'restricted', unread: 1 });
  });
});

describe('private channels', () => {
  const channelRoles = [
    'superadmin',
    'admin',
    'agent',
    'subagent',
    'declare',
    'player',
    'player2',
  ] as const;

  it.each(channelRoles)(
    'private channels are open to %s for their own user and wallet only; a declarator has no wallet',
    async (username) => {
      const session = await kit.as(username);
      const authorizeChannel = async (channel_name: string) =>
        (await session.call('broadcasting.auth', { body: { socket_id: '1.1', channel_name } }))
          .status;
      for (const owner of channelRoles) {
        const { id, wallet } = await kit.self(owner);
        const expected = owner === username ? 200 : 403;
        expect(await authorizeChannel(wireChannelName('user', id)), owner).toBe(expected);
        const ofWallet = username === 'declare' ? 403 : expected;
        expect(await authorizeChannel(wireChannelName('wallet', wallet.id)), owner).toBe(ofWallet);
        const isAgent = owner === 'agent' || owner === 'subagent';
        expect(await authorizeChannel(wireChannelName('agent', id)), owner).toBe(
          isAgent ? expected : 403,
        );
      }
      const isStaff = username === 'admin' || username === 'superadmin';
      expect(await authorizeChannel(wireChannelName('ops', 'all'))).toBe(isStaff ? 200 : 403);
      for (const name of ['private-ops', 'private-agent.1', 'presence-user.1', 'private-round.1']) {
        expect(await authorizeChannel(name), name).toBe(403);
      }
    },
  );

  it.each(['1.2:private-user.1', '1.2:', '1', '1.2.3', '1.2\n', 'a.b', '', ['1.2'], 1.2, null])(
    'private channels are signed for no socket whose id is %j (case 24)',
    async (socket_id) => {
      const { id } = await kit.self('player');
      const body = { socket_id, channel_name: wireChannelName('user', id) };
      const answer = await (await kit.as('player')).call('broadcasting.auth', { body });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).not.toContain('"auth"');
    },
  );

  // id: private-channel-guest
  it('private channels are closed to guests', async () => {
    const answer = await kit.guest().call('broadcasting.auth', {
      body: { socket_id: '1.1', channel_name: 'private-user.1' },
    });
    expect(answer.status).toBe(401);
  });

  // id: private-channel-other-user
  it('a private channel of another user is rejected with an error in Echo, and the connection stays', async () => {
    const other = await kit.self('player2');
    const echo = echoOf(await kit.as('player'));
    const errors = new Received<unknown>();
    echo.private(`wallet.${other.wallet.id}`).error(errors.add);
    await errors.atLeast(1);
    const own = await kit.self('player');
    const { received } = await joinPrivate(echo, `wallet.${own.wallet.id}`);
    await cashIn(own.wallet.id);
    await received.atLeast(1);
  });

  // id: private-channel-after-logout
  it('private channels stop after logout, although the socket is open', async () => {
    const { session, self } = await kit.newcomer();
    await platform.db.run(
      `insert into user_ancestors (user_id, ancestor_id, depth)
       select $1, id, 1 from users where username = 'agent'`,
      [self.id],
    );
    const echo = echoOf(session);
    const { received, errors } = await joinPrivate(echo, `wallet.${self.wallet.id}`);
    await cashIn(self.wallet.id);
    await received.atLeast(1);
    await session.call('auth.logout');
    // Immediately, before the node checks for sessions that ended elsewhere.
    await cashIn(self.wallet.id);
    expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
    // A later event on a public channel of the same socket proves that all earlier ones have arrived.
    const { id } = await kit.standbyRound();
    const round = new Received<unknown>();
    const joined = new Received<unknown>();
    echo
      .channel(`round.${id}`)
      .listen('.updated', round.add)
      .subscribed(() => joined.add(0));
    await joined.atLeast(1);
    await kit.step(id, 'open');
    await round.atLeast(1);
    expect(received.all).toHaveLength(1);
  });

  // id: private-channel-blocked-account
  it('private channels stop when staff blocks the account, and calls are rejected', async () => {
    const { session, self } = await kit.newcomer();
    const echo = echoOf(session);
    const wallet = await joinPrivate(echo, `wallet.${self.wallet.id}`);
    const user = await joinPrivate(echo, `user.${self.id}`);
    expect((await setStatus(self.id, 'blocked')).status).toBe(200);
    await Promise.all([wallet.errors.atLeast(1), user.errors.atLeast(1)]);
    for (const name of [`wallet.${self.wallet.id}`, `user.${self.id}`]) {
      expect(platform.hub.channelNames()).not.toContain(`private-${name}`);
    }
    expect((await session.call('auth.check')).status).toBe(423);
    expect(wallet.received.all).toEqual([]);
  });

  it.each([
    ['is signed out of this device', 'session.revoke'],
    ['gets a new password on another device', 'auth.password'],
  ] as const)('private channels stop when the user %s', async (_name, call) => {
    const session = kit.guest();
    const password = crypto.randomUUID();
    const created = await session.call('auth.register', {
      body: {
        username: `new-${crypto.randomUUID().slice(0, 13)}`,
        password,
        passwordConfirmation: password,
      },
    });
    const { data, token } = created.body as { data: SessionUser; token: string };
    session.token = token;
    const other = kit.guest();
    await other.login(data.username, password);
    const { errors } = await joinPrivate(echoOf(session), `wallet.${data.wallet.id}`);
    if (call === 'auth.password') {
      const next = crypto.randomUUID();
      await other.call(call, {
        body: { currentPassword: password, password: next, passwordConfirmation: next },
      });
    } else {
      const params = { userId: data.id };
      const devices = (await other.call('session.list', { params })).body as {
        data: DeviceSession[];
      };
      const sessionId = devices.data.find(({ current }) => !current)?.id ?? '';
      await other.call(call, { params: { ...params, sessionId } });
    }
    expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
    expect(platform.hub.channelNames()).not.toContain(`private-wallet.${data.wallet.id}`);
  });

  it('private channels end when the account is blocked by another session', async () => {
    const { session, self } = await kit.newcomer();
    const echo = echoOf(session);
    const { errors } = await joinPrivate(echo, `wallet.${self.wallet.id}`);
    await platform.db.run(`update users set status = 'blocked' where id = $1`, [self.id]);
    await errors.atLeast(1);
    expect(platform.hub.channelNames()).not.toContain(`private-wallet.${self.wallet.id}`);
  });
});

describe('connections of pusher-js', () => {
  const stateOf = async (echo: RealEcho, wanted: string): Promise<void> => {
    const { connection } = echo.connector.pusher;
    const states = new Received<string>();
    connection.bind('state_change', ({ current }: { current: string }) => states.add(current));
    states.add(connection.state);
    while (!states.all.includes(wanted)) await states.atLeast(states.all.length + 1);
  };

  it('connections of pusher-js are established', async () => {
    const echo = echoOf(kit.guest());
    await stateOf(echo, 'connected');
    expect(echo.socketId()).toMatch(/^\d+\.\d+$/);
  });

  it('pusher-js stops reconnecting for an unknown app key', async () => {
    await stateOf(echoOf(kit.guest(), 'other-key'), 'disconnected');
  });

  it('pusher-js reconnects after a disconnect and receives the channel again', async () => {
    const player = await kit.self('player');
    const echo = echoOf(await kit.as('player'));
    const joined = new Received<unknown>();
    const received = new Received<unknown>();
    echo
      .private(`wallet.${player.wallet.id}`)
      .listen('.updated', received.add)
      .subscribed(() => joined.add(0));
    await joined.atLeast(1);
    const first = echo.socketId();
    // A server that goes away and returns at once.
    await platform.hub.close();
    await joined.atLeast(2);
    expect(echo.socketId()).not.toBe(first);
    await cashIn(player.wallet.id);
    await received.atLeast(1);
  });
});
