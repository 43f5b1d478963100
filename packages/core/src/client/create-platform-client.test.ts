import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { createPlatformClient } from './create-platform-client.ts';
import { openBrowser, setUp, signedIn } from '../testing/open-browser.ts';

/** A signed-in client on a machine that can sleep: time passes, but timers do not run. */
async function signedInOnLaptop() {
  const clock = createFakeClock();
  let asleepMs = 0;
  const backend = createFakeBackend({ clock });
  const { client, environment, login } = openBrowser(backend, {
    ...clock,
    now: () => clock.now() + asleepMs,
  });
  await clock.advance(0);
  login('player');
  await clock.advance(10);
  return {
    client,
    clock,
    environment,
    since: () => client.wallet.getSnapshot().context.staleSince,
    sleep: () => void (asleepMs += 8 * 3_600_000),
  };
}

const channelsOf = (username: string) => [
  `private-user.user-${username}`,
  `private-wallet.wallet-${username}`,
];

describe('onAnswer', () => {
  it('onAnswer receives answers of successful calls, including those of machines', async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const answered: [name: string, hasData: boolean][] = [];
    const client = createPlatformClient({
      environment: createFakeEnvironment({ clock }),
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
      onAnswer: (name, answer) => answered.push([name, Object.hasOwn(Object(answer), 'data')]),
    });
    client.start();
    await clock.advance(10);
    // For a guest the session check fails.
    expect(answered).toEqual([['settings.show', true]]);
    const input = { username: 'player', password: 'lobi-demo' };
    client.auth.send({ type: 'LOGIN.SUBMITTED', input });
    await clock.advance(10);
    expect(answered).toContainEqual(['auth.login', true]);
    client.stop();
  });
});

describe('start', () => {
  // id: guest-start
  it('start checks the session, loads the settings and opens no socket for a guest', async () => {
    const { client, clock, backend, userId } = setUp();
    await clock.advance(10);
    expect(client.auth.getSnapshot().value).toBe('guest');
    expect(userId()).toBeNull();
    expect(client.settings.get()).toMatchObject({ status: 'ready' });
    expect(backend.seen.map(({ name }) => name).sort()).toEqual(['auth.check', 'settings.show']);
    expect(backend.sockets).toHaveLength(0);
  });

  // id: settings-failure-rejects
  it('settings reject with the message of the server when they fail, and are retried on request', async () => {
    const { client, clock, backend } = setUp();
    backend.failNext('settings.show', {
      kind: 'error',
      error: new AppError('unavailable', 'Sedang perawatan.'),
    });
    await clock.advance(10);
    const { client: second } = openBrowser(backend, clock);
    await clock.advance(10);
    expect(client.settings.get().status).toBe('failed');
    await expect(second.settings.load()).resolves.toBeDefined();
    backend.failNext('settings.show', {
      kind: 'error',
      error: new AppError('unavailable', 'Sedang perawatan.'),
    });
    await Promise.all([
      expect(client.settings.load()).rejects.toThrow('Sedang perawatan.'),
      clock.advance(10),
    ]);
  });

  it('the client continues with a stored token', async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const storage = createMemoryStorage();
    storage.write('token', backend.signIn('player'));
    const { userId, socket } = openBrowser(backend, clock, storage);
    await clock.advance(10);
    expect(userId()).toBe('user-player');
    expect(socket()?.subscribed()).toEqual(channelsOf('player'));
  });
});

describe('signing in and out', () => {
  // id: token-and-channels-at-login
  it('a sign-in stores the token under "token" and joins the channels of user and wallet', async () => {
    const { environment, socket, balance } = await signedIn();
    expect(environment.storage.read('token')).not.toBeNull();
    expect(socket()?.subscribed()).toEqual(channelsOf('player'));
    expect(balance()).toBe('1000000');
  });

  // id: logout-clears-all
  it.each([
    ['answers 500', { kind: 'error', error: new AppError('server') }],
    ['never answers', { kind: 'hang' }],
    ['is not reached', { kind: 'lost' }],
    ['is well', undefined],
  ] as const)(
    'a logout leaves both channels and clears user and token when the server %s',
    async (_, fault) => {
      const { backend, clock, logout, environment, socket, userId, balance } = await signedIn();
      if (fault) backend.failNext('auth.logout', fault);
      logout();
      expect(socket()?.subscribed()).toEqual([]);
      expect([userId(), balance()]).toEqual([null, undefined]);
      expect(environment.storage.read('token')).toBeNull();
      await clock.advance(0);
      expect(environment.storage.read('token')).toBeNull();
    },
  );

  it('the client sends the logout with the token of the session that it ends', async () => {
    const { backend, clock, logout, environment } = await signedIn();
    const token = environment.storage.read('token');
    logout();
    await clock.advance(10);
    expect(backend.seen.at(-1)).toMatchObject({ name: 'auth.logout', token });
    expect(backend.world.sessions.has(token ?? '')).toBe(false);
  });

  it('the client reports that the account was blocked: in the tab that learns it first, and in the others', async () => {
    const { backend, clock, client, context, storage, environment } = await signedIn();
    const second = openBrowser(backend, clock, storage);
    await clock.advance(100);
    expect(second.userId()).toBe('user-player');
    const { world } = backend;
    const player = world.users.get('user-player')!;
    world.users.set(player.id, { ...player, status: 'blocked' });
    const call = client.api.call('auth.check').catch(() => undefined);
    await clock.advance(10);
    await call;
    expect(context()).toMatchObject({ user: null, failure: { code: 'account_blocked' } });
    expect(environment.storage.read('token')).toBeNull();
    second.environment.changeTokenElsewhere(null);
    await clock.advance(100);
    expect(second.context()).toMatchObject({ user: null, failure: { code: 'account_blocked' } });

    // The note expires, and is cleared by a sign-in or sign-out.
    await clock.advance(60_000);
    const third = openBrowser(backend, clock, storage);
    await clock.advance(100);
    expect(third.context()).toMatchObject({ user: null, failure: null });
    third.login('player');
    await clock.advance(100);
    expect(third.context().failure?.code).toBe('account_blocked');
    third.login('agent');
    await clock.advance(100);
    third.logout();
    await clock.advance(100);
    expect(third.context()).toMatchObject({ user: null, failure: null });
  });

  it('the client clears the previous user at once when the browser restores an old page', async () => {
    const { backend, clock, userId, balance, environment } = await signedIn();
    // Events of other tabs were published while the page could not receive them.
    environment.storage.remove('token');
    backend.setLatency(5_000);
    environment.signal('restored');
    expect([userId(), balance()]).toEqual([null, undefined]);
    await clock.advance(6_000);
    expect(userId()).toBeNull();
    environment.storage.write('token', backend.signIn('agent'));
    environment.signal('restored');
    await clock.advance(6_000);
    expect(userId()).toBe('user-agent');
  });

  it('the client shows the cached user of a restored page, and reads it again', async () => {
    const { backend, clock, userId, environment } = await signedIn();
    backend.setLatency(1_000);
    environment.signal('restored');
    expect(userId()).toBe('user-player');
    backend.world.sessions.clear();
    await clock.advance(3_000);
    expect(userId()).toBeNull();
  });

  it('the client signs out once when the server no longer knows the session', async () => {
    const { backend, clock, client, context, changes, environment } = await signedIn();
    backend.world.sessions.clear();
    changes.length = 0;
    const calls = ['a', 'b', 'c'].map(() =>
      client.api.call('game.show', { params: { gameId: 'game-arena' } }).catch(() => undefined),
    );
    await clock.advance(10);
    await Promise.all(calls);
    expect(context()).toMatchObject({ user: null, failure: { code: 'expired' } });
    expect(changes).toEqual([{ type: 'user', userId: null }]);
    expect(environment.storage.read('token')).toBeNull();
  });

  it('a late 401 to a call of the previous user does not sign out the next user', async () => {
    const { backend, clock, client, login, logout, userId } = await signedIn();
    backend.setLatency(1_000);
    const late = client.api
      .call('game.show', { params: { gameId: 'game-arena' } })
      .catch(() => 'late');
    await clock.advance(0);
    backend.setLatency(0);
    logout();
    await clock.advance(10);
    login('player2');
    await clock.advance(10);
    expect(userId()).toBe('user-player2');
    await clock.advance(2_000);
    await expect(late).resolves.toBe('late');
    expect(userId()).toBe('user-player2');
  });

  it.each([
    ['agent', 'private-agent.user-agent'],
    ['admin', 'private-ops.all'],
    ['superadmin', 'private-ops.all'],
  ])(
    'the client of a user of role %s joins the channel of its work list, and leaves it at logout',
    async (username, channel) => {
      const { socket, logout } = await signedIn(username);
      expect(socket()?.subscribed()).toEqual([...channelsOf(username), channel]);
      logout();
      expect(socket()?.subscribed()).toEqual([]);
    },
  );

  it('the client of a player joins no work list channel', async () => {
    const { socket } = await signedIn('player');
    expect(socket()?.subscribed()).toEqual(channelsOf('player'));
  });

  it('the client requests no wallet of a declarator', async () => {
    const { socket, backend, client, clock } = await signedIn('declare');
    expect(socket()?.subscribed()).toEqual(
      channelsOf('declare').filter((name) => !name.includes('wallet')),
    );
    await clock.advance(60_000);
    expect(backend.seen.map(({ name }) => name)).not.toContain('wallet.show');
    expect(client.wallet.getSnapshot().context.wallet).toBeNull();
  });

  it('the client follows a sign-in or sign-out in another tab', async () => {
    const { backend, clock, environment, userId, socket } = await signedIn();
    environment.changeTokenElsewhere(backend.signIn('player2'));
    expect(userId()).toBeNull();
    await clock.advance(10);
    expect(userId()).toBe('user-player2');
    expect(socket()?.subscribed()).toEqual(channelsOf('player2'));
    environment.changeTokenElsewhere(null);
    await clock.advance(10);
    expect(userId()).toBeNull();
    expect(socket()?.subscribed()).toEqual([]);
  });

  it('the client signs out when the session ended just while the own channels were joined', async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const connectRealtime: typeof backend.connectRealtime = (options) => {
      const port = backend.connectRealtime(options);
      // The server may reject an authorization that it has signed itself, without another call.
      backend.sockets.at(-1)?.answerSubscriptions(() => {
        backend.world.sessions.clear();
        return 403;
      });
      return port;
    };
    const { login, userId, socket } = openBrowser({ ...backend, connectRealtime }, clock);
    await clock.advance(0);
    login('player');
    await clock.advance(1_000);
    expect(socket()?.asked).toContain('private-user.user-player');
    expect(userId()).toBeNull();
  });

  it('the client keeps a token that another tab stored while its own session check was rejected', async () => {
    const { backend, clock, environment, userId } = await signedIn();
    backend.setLatency(1_000);
    environment.changeTokenElsewhere(null);
    await clock.advance(500);
    // The other tab has written it; the storage event has not arrived yet.
    const token = backend.signIn('player2');
    environment.storage.write('token', token);
    await clock.advance(1_000);
    expect(userId()).toBeNull();
    expect(environment.storage.read('token')).toBe(token);
    environment.changeTokenElsewhere(token);
    await clock.advance(1_000);
    expect(userId()).toBe('user-player2');
  });
});

describe('the wallet', () => {
  // id: wallet-channel-replaces
  it('the wallet is replaced by the wallet channel, without a call', async () => {
    const { backend, clock, balance, changes } = await signedIn();
    const agent = openBrowser(backend, clock);
    await clock.advance(0);
    agent.login('agent');
    await clock.advance(10);
    const calls = backend.seen.filter(({ name }) => name === 'wallet.show').length;
    changes.length = 0;
    const cashIn = agent.client.transfer('cash-in', 'wallet-player');
    cashIn?.send({ type: 'TRANSFER.SUBMITTED', draft: { type: 'cash-in', amount: '250000' } });
    cashIn?.send({ type: 'TRANSFER.CONFIRMED' });
    await clock.advance(10);
    expect(cashIn?.getSnapshot().value).toEqual({ open: 'completed' });
    expect([balance(), agent.balance()]).toEqual(['1250000', '99750000']);
    expect(changes).toContainEqual({ type: 'wallet', walletId: 'wallet-player' });
    expect(backend.seen.filter(({ name }) => name === 'wallet.show')).toHaveLength(calls);
  });

  it('the wallet is stale, as is a round, when it arrives while the connection is lost', async () => {
    const { client, clock, socket } = await signedIn();
    socket()?.cut();
    const { actor } = client.watchRound('round-1');
    await clock.advance(10);
    expect(actor.getSnapshot().context).toMatchObject({
      snapshot: { id: 'round-1' },
      staleSince: expect.any(Number),
    });
  });

  // id: wallet-stale-after-sleep
  it('the wallet is stale after a sleep until it was fetched, though the socket seems open', async () => {
    const { client, clock, environment, since, sleep } = await signedInOnLaptop();
    environment.signal('visible');
    expect(since()).toBeNull();
    await clock.advance(10);
    sleep();
    environment.signal('visible');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    client.stop();
  });

  it('the wallet is stale as soon as the page is frozen, and after a sleep without any signal', async () => {
    const { client, clock, environment, since, sleep } = await signedInOnLaptop();
    environment.signal('frozen');
    await clock.advance(100);
    expect(since()).not.toBeNull();
    environment.signal('resumed');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    sleep();
    environment.signal('touched');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    client.stop();
  });

  it('the wallet is fetched after the connection was away, and stale until then', async () => {
    const { backend, clock, balance, socket, client, changes } = await signedIn();
    const stale = () => client.wallet.getSnapshot().context.staleSince !== null;
    socket()?.cut();
    expect(stale()).toBe(true);
    const token = backend.signIn('agent');
    const agent = await backend.connectApi({
      tokens: { read: () => token },
      language: () => 'id',
      logger: { warn: () => undefined, error: () => undefined },
    });
    const sent = agent.call(
      'transaction.create',
      { params: { walletId: 'wallet-player' }, body: { type: 'cash-in', amount: '5' } },
      { idempotencyKey: 'k' },
    );
    await clock.advance(10);
    await sent;
    expect(balance()).toBe('1000000');
    socket()?.restore();
    await clock.advance(5_000);
    expect([balance(), stale()]).toEqual(['1000005', false]);
    expect(changes).toContainEqual({ type: 'resync' });
  });
});

describe('a bet', () => {
  const draft = { selection: 'meron', amount: '100000' } as const;

  async function withRound() {
    const setup = await signedIn();
    const { actor } = setup.client.watchRound('round-1');
    await setup.clock.advance(10);
    const bet = setup.client.placeBet('round-1');
    if (!bet) throw new Error('a player can bet');
    const pool = () => actor.getSnapshot().context.snapshot?.selections[0]?.pool;
    return { ...setup, bet, round: actor, pool };
  }

  it('a guest cannot send a bet', () => {
    expect(setUp().client.placeBet('round-1')).toBeNull();
  });

  it('a bet changes wallet and pool by the response and events of the server', async () => {
    const { bet, clock, balance, pool } = await withRound();
    bet.send({ type: 'BET.SUBMITTED', draft });
    expect(balance()).toBe('1000000');
    await clock.advance(30);
    expect(bet.getSnapshot().value).toEqual({ open: 'placed' });
    expect([balance(), pool()]).toEqual(['900000', '100000']);
  });

  it('a settled bet credits the exact payout to the wallet, and lists are notified of the round', async () => {
    const { bet, clock, backend, balance, changes } = await withRound();
    const player2 = openBrowser(backend, clock);
    const declarator = openBrowser(backend, clock);
    await clock.advance(0);
    player2.login('player2');
    declarator.login('declare');
    await clock.advance(10);
    bet.send({ type: 'BET.SUBMITTED', draft });
    player2.client.placeBet('round-1')?.send({
      type: 'BET.SUBMITTED',
      draft: { selection: 'wala', amount: '60000' },
    });
    await clock.advance(30);
    const params = { roundId: 'round-1' };
    const steps = declarator.client.api
      .call('round.close', { params })
      .then(() =>
        declarator.client.api.call('round.declare', { params, body: { result: 'meron' } }),
      );
    await clock.advance(10);
    await steps;
    await clock.advance(3_100);
    // Pool 160,000, takeout 9,600, net 150,400, meron 1.50.
    expect(balance()).toBe('1050000');
    expect(player2.balance()).toBe('940000');
    const statuses = changes.flatMap((change) =>
      change.type === 'round' ? [change.round.status] : [],
    );
    expect(statuses).toEqual(['closed', 'declared', 'settling', 'settled']);
  });

  it('a bet whose response is lost moves money once, and its outcome is shown', async () => {
    const { bet, clock, backend, balance } = await withRound();
    backend.failNext('bet.place', { kind: 'cut' }, { kind: 'lost' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    expect(bet.getSnapshot().value).toEqual({ trying: 'unknown' });
    await clock.advance(10_000);
    expect(bet.getSnapshot().value).toEqual({ open: 'placed' });
    expect(balance()).toBe('900000');
    expect(backend.world.bets).toHaveLength(1);
    expect(new Set(backend.seen.flatMap((call) => call.idempotencyKey ?? [])).size).toBe(1);
  });

  it('the outcome of a bet is requested after a reload during which the response was lost', async () => {
    const { bet, clock, backend, client, storage } = await withRound();
    backend.failNext('bet.place', { kind: 'cut' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    client.stop();
    const reloaded = openBrowser(backend, clock, storage);
    await clock.advance(100);
    expect(reloaded.client.placeBet('round-1')?.getSnapshot().value).toEqual({ open: 'placed' });
    expect(backend.world.bets).toHaveLength(1);
    expect(reloaded.balance()).toBe('900000');
  });

  it('a bet is neither sent nor shown while another user is signed in, and continues when its user returns', async () => {
    const { bet, clock, backend, login, logout, client } = await withRound();
    backend.failNext('bet.place', { kind: 'lost' }, { kind: 'lost' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    logout();
    await clock.advance(10);
    login('player2');
    await clock.advance(60_000);
    expect(client.placeBet('round-1')?.getSnapshot().value).toEqual({ open: 'idle' });
    expect(backend.world.bets).toHaveLength(0);
    logout();
    await clock.advance(10);
    login('player');
    await clock.advance(5_000);
    expect(backend.world.bets.map(({ walletId }) => walletId)).toEqual(['wallet-player']);
  });
});

describe('changes in work lists', () => {
  it('changes name their record: an agent receives those of the downline, staff receives all', async () => {
    const { backend, clock, changes } = await signedIn('agent');
    const admin = openBrowser(backend, clock);
    const player = openBrowser(backend, clock);
    await clock.advance(0);
    admin.login('admin');
    player.login('player');
    await clock.advance(50);
    for (const received of [changes, admin.changes, player.changes]) received.length = 0;
    const deposit = player.client.transfer('deposit', 'wallet-player');
    deposit?.send({
      type: 'TRANSFER.SUBMITTED',
      draft: { type: 'deposit', amount: '50000', channelId: 'channel-agent' },
    });
    deposit?.send({ type: 'TRANSFER.CONFIRMED' });
    await clock.advance(50);
    const { id } = backend.world.transactions[0]!;
    const listed = { type: 'listed', kind: 'transaction', id };
    expect(changes).toContainEqual(listed);
    expect(changes).toContainEqual({ type: 'news' });
    expect(admin.changes).toContainEqual(listed);
    expect(player.changes.map(({ type }) => type)).toEqual(['wallet']);
  });

  it('all lists are reported as outdated after the channel is joined again', async () => {
    const { clock, changes, socket } = await signedIn('agent');
    changes.length = 0;
    socket()?.cut();
    socket()?.restore();
    await clock.advance(5_000);
    expect(changes).toContainEqual({ type: 'listed', kind: 'earning', id: null });
  });
});

describe('notification.read', () => {
  it('notification.read lowers the unread count of the user at once', async () => {
    const { client, clock, backend, context } = await signedIn('player');
    const transactions = backend.world.transactions;
    const api = client.api.call(
      'transaction.create',
      {
        params: { walletId: 'wallet-player' },
        body: { type: 'deposit', amount: '50000', channelId: 'channel-bank' },
      },
      { idempotencyKey: 'key' },
    );
    await clock.advance(10);
    await api;
    await clock.advance(31 * 60_000);
    expect(transactions[0]).toMatchObject({ status: 'rejected', reason: 'expired' });
    expect(context().user?.unread).toBe(1);
    backend.sockets.at(-1)?.cut();
    const read = client.api.call('notification.read', { body: {} });
    await clock.advance(10);
    await read;
    expect(context().user?.unread).toBe(0);
  });
});

describe('a change of user', () => {
  const steps = [
    'login A',
    'login B',
    'logout',
    'drop',
    'event A',
    'call',
    'tick',
    'wait',
  ] as const;

  // id: nothing-after-logout
  it('the client shows, sends and requests nothing of a user after the logout, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }),
        fc.integer({ min: 0, max: 40 }),
        async (order, latencyMs) => {
          const { backend, clock, client, login, logout, socket, environment } = setUp();
          await clock.advance(1);
          backend.setLatency(latencyMs);
          const mixtures: string[] = [];
          let leftAt: { seen: number; asked: readonly number[] } | undefined;
          const note = (): void => {
            const { user } = client.auth.getSnapshot().context;
            const { wallet } = client.wallet.getSnapshot().context;
            if (user && wallet && user.wallet.id !== wallet.id)
              mixtures.push(`${user.id} with ${wallet.id}`);
          };
          client.auth.subscribe(note);
          client.wallet.subscribe(note);
          for (const step of [...order, 'wait'] as const) {
            if (step === 'login A') login('player');
            if (step === 'login B') login('player2');
            if (step === 'logout') logout();
            if (step === 'drop') {
              socket()?.cut();
              socket()?.restore();
            }
            if (step === 'event A') {
              const held = backend.world.wallets.get('wallet-player');
              if (held) backend.world.announce.wallet({ ...held, version: held.version + 1 });
            }
            if (step === 'call') void client.api.call('auth.check').catch(() => undefined);
            if (step === 'tick') await clock.advance(7);
            if (step === 'wait') await clock.advance(20_000);
            expect(mixtures).toEqual([]);
            const state = client.auth.getSnapshot();
            if (state.matches('guest') || state.matches('loggingOut')) {
              expect(environment.tokens.read()).toBeNull();
              expect(client.wallet.getSnapshot().context.wallet).toBeNull();
              expect(backend.sockets.flatMap((held) => held.subscribed())).toEqual([]);
              leftAt ??= {
                seen: backend.seen.length,
                asked: backend.sockets.map((held) => held.asked.length),
              };
            } else leftAt = undefined;
          }
          const userId = client.auth.getSnapshot().context.user?.id ?? null;
          const expected = userId === null ? [] : channelsOf(userId.replace('user-', ''));
          expect(backend.sockets.flatMap((held) => held.subscribed())).toEqual(expected);
          if (leftAt)
            expect(backend.sockets.map((held) => held.asked.length)).toEqual(leftAt.asked);
          client.stop();
        },
      ),
      { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 1_000) / 10) },
    );
  });
});
