import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openBrowser, setUp, signedIn } from '../testing/open-browser.ts';
import { channelsOf } from '../testing/user-channels.ts';

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

  it('the client signs out when the session ends while the user’s channels are joined', async () => {
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
              const stored = backend.world.wallets.get('wallet-player');
              if (stored) backend.world.announce.wallet({ ...stored, version: stored.version + 1 });
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
