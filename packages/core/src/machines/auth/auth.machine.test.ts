import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { AppError } from '../../contract/error-codes.ts';
import type { Login, Register, User } from '../../contract/schemas/user.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { userFixture } from '../../testing/fixtures/user.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createAuthMachine } from './auth.machine.ts';
import type { AuthEvent, SignedIn } from './auth.types.ts';

const player = userFixture();
const other = userFixture({ id: 'user-player2', username: 'player2' });
const credentials = { username: 'player', password: 'lobi-demo' };
const registration = { ...credentials, passwordConfirmation: 'lobi-demo' };

const check: AuthEvent = { type: 'CHECK.REQUESTED' };
const login: AuthEvent = { type: 'LOGIN.SUBMITTED', input: credentials };
const register: AuthEvent = { type: 'REGISTER.SUBMITTED', input: registration };
const logout: AuthEvent = { type: 'LOGOUT.REQUESTED' };
const expiry: AuthEvent = { type: 'SESSION.EXPIRED' };
const resync: AuthEvent = { type: 'RESYNC.REQUESTED' };
const otherTab = (token: string | null): AuthEvent => ({ type: 'TOKEN.CHANGED', token });
const replaced = (user: User): AuthEvent => ({ type: 'USER.REPLACED', user });

/** Both forms of a guest, and the handler of each. */
const forms = [
  { form: 'a sign-in', event: login, input: credentials, busyAs: 'loggingIn', list: 'logins' },
  {
    form: 'a registration',
    event: register,
    input: registration,
    busyAs: 'registering',
    list: 'registers',
  },
] as const;

function setUp() {
  const clock = createFakeClock();
  const checks: Deferred<User>[] = [];
  const logins: Deferred<SignedIn>[] = [];
  const registers: Deferred<SignedIn>[] = [];
  const logouts: Deferred<void>[] = [];
  const sent: (Login | Register)[] = [];
  const signals: AbortSignal[] = [];
  const calls: string[] = [];
  const addCall = <Value>(list: Deferred<Value>[], signal?: AbortSignal): Promise<Value> => {
    const deferred = createDeferred<Value>();
    list.push(deferred);
    if (signal) signals.push(signal);
    return deferred.promise;
  };
  const machine = createAuthMachine({
    check: (signal) => addCall(checks, signal),
    login(input, signal) {
      sent.push(input);
      return addCall(logins, signal);
    },
    register(input, signal) {
      sent.push(input);
      return addCall(registers, signal);
    },
    logout() {
      calls.push('logout');
      return addCall(logouts);
    },
    saveToken: (token) => void calls.push(`save ${token}`),
    clearToken: () => void calls.push('clear'),
    entered: ({ username }) => void calls.push(`entered ${username}`),
    left: () => void calls.push('left'),
    logFailure: ({ code }) => void calls.push(`log ${code}`),
  });
  const actor = createActor(machine, { clock }).start();
  const send = (...events: AuthEvent[]) => events.forEach((event) => actor.send(event));
  const settle = () => clock.advance(0);
  const state = () => actor.getSnapshot().value;
  const tags = () => [...actor.getSnapshot().tags];
  const context = () => actor.getSnapshot().context;
  const pendingCalls = { checks, logins, registers, logouts, sent, signals, calls };
  return { machine, actor, ...pendingCalls, send, settle, state, tags, context };
}

/** The machine after its first check has found no user, and after these events. */
async function guest(...events: AuthEvent[]) {
  const setup = setUp();
  setup.send(check);
  setup.checks[0]!.reject(new AppError('unauthenticated'));
  await setup.settle();
  setup.calls.length = 0;
  setup.send(...events);
  return setup;
}

/** The machine after its first check has found the player, and after these events. */
async function signedIn(...events: AuthEvent[]) {
  const setup = setUp();
  setup.send(check);
  setup.checks[0]!.resolve(player);
  await setup.settle();
  setup.calls.length = 0;
  setup.send(...events);
  return setup;
}

describe('auth machine', () => {
  it('the auth machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'uninitialised',
      'checking',
      'guest',
      'loggingIn',
      'registering',
      'loggedIn',
      'loggedIn.steady',
      'loggedIn.refreshing',
      'loggedIn.refreshed',
      'loggingOut',
    ]);
  });

  it.each([
    ['uninitialised', ['checking'], async () => setUp()],
    ['checking', ['checking'], () => guest(check)],
    ['guest', [], guest],
    ['loggingIn', ['busy'], () => guest(login)],
    ['registering', ['busy'], () => guest(register)],
    ['loggedIn', ['signedIn'], signedIn],
    ['loggingOut', ['busy'], () => signedIn(logout)],
  ] as const)('the auth machine has in %s the tags %j', async (name, expected, arrive) => {
    const { actor, tags } = await arrive();
    expect(actor.getSnapshot().matches(name)).toBe(true);
    expect(tags()).toEqual(expected);
  });

  it('the auth machine has no user and emits nothing before the first check', () => {
    const { context, calls, checks } = setUp();
    expect(context()).toEqual({ user: null, failure: null, refreshAgain: false });
    expect(calls).toEqual([]);
    expect(checks).toEqual([]);
  });

  // id: auth-initialised
  it('the auth machine is initialised by a successful check', async () => {
    const { send, checks, settle, state, context, calls } = setUp();
    expect(state()).toBe('uninitialised');
    send(check);
    checks[0]!.resolve(player);
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(context().user).toEqual(player);
    expect(calls).toEqual(['entered player']);
  });

  // id: auth-check-failure-clears
  it.each(['unauthenticated', 'network', 'server'] as const)(
    'the auth machine clears user and token when the check fails with %s',
    async (code) => {
      const { send, checks, settle, state, context, calls } = setUp();
      send(check);
      checks[0]!.reject(new AppError(code));
      await settle();
      expect(state()).toBe('guest');
      expect(context().user).toBeNull();
      expect(calls).toEqual(['clear']);
      expect(context().failure?.code).toBe(code === 'unauthenticated' ? undefined : code);
    },
  );

  // id: auth-one-check
  it('the auth machine has one check in flight, however often one is requested', () => {
    const { send, checks } = setUp();
    send(check, check, check, check, check);
    expect(checks).toHaveLength(1);
  });

  it('the auth machine checks the session again when a guest requests it', async () => {
    const { checks, settle, state } = await guest(check);
    expect(state()).toBe('checking');
    checks[1]!.resolve(player);
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
  });

  it.each([
    { what: 'checks when another tab has signed in', token: 't2', next: 'checking', asked: 2 },
    { what: 'stays guest when another tab has signed out', token: null, next: 'guest', asked: 1 },
  ])('$what', async ({ token, next, asked }) => {
    const { state, checks } = await guest(otherTab(token));
    expect(state()).toBe(next);
    expect(checks).toHaveLength(asked);
  });

  describe.each(forms)('by $form', ({ event, input, busyAs, list }) => {
    it('the auth machine sends the entered values, once', async () => {
      const { sent, state, [list]: answers } = await guest(event, event);
      expect(state()).toBe(busyAs);
      expect(answers).toHaveLength(1);
      expect(sent).toEqual([input]);
    });

    it('the auth machine saves the token before it enters the session of the user', async () => {
      const { settle, state, context, calls, [list]: answers } = await guest(event);
      answers[0]!.resolve({ user: player, token: 't1' });
      await settle();
      expect(calls).toEqual(['save t1', 'entered player']);
      expect(state()).toEqual({ loggedIn: 'steady' });
      expect(context().user).toEqual(player);
    });

    it('the auth machine accepts another attempt as guest after a failure', async () => {
      const { send, settle, state, context, calls, [list]: answers } = await guest(event);
      answers[0]!.reject(new AppError('network'));
      await settle();
      expect(state()).toBe('guest');
      expect(calls).toEqual([]);
      send(event);
      answers[1]!.resolve({ user: player, token: 't2' });
      await settle();
      expect(state()).toEqual({ loggedIn: 'steady' });
      expect(context().failure).toBeNull();
    });

    it.each([
      ['the next sign-in', login],
      ['the next registration', register],
      ['its dismissal', { type: 'FAILURE.DISMISSED' }],
    ] as const)(
      'the auth machine keeps its failure with code and fields until %s',
      async (_, next) => {
        const { send, settle, context, [list]: answers } = await guest(event);
        const errors = { username: ['x'] };
        answers[0]!.reject(new AppError('username_taken', 'taken', { errors }));
        await settle();
        const failure = { code: 'username_taken', message: 'taken', params: {}, errors };
        expect(context().failure).toEqual(failure);
        send(next);
        expect(context().failure).toBeNull();
      },
    );
  });

  it('the auth machine clears the user and leaves channels before the server responds to a logout', async () => {
    const { context, state, calls } = await signedIn(logout);
    expect(state()).toBe('loggingOut');
    expect(context().user).toBeNull();
    expect(calls).toEqual(['left', 'logout']);
  });

  it('the auth machine becomes guest when the server has responded to a logout', async () => {
    const { context, state, calls, logouts, settle } = await signedIn(logout);
    logouts[0]!.resolve();
    await settle();
    expect(state()).toBe('guest');
    expect(context()).toMatchObject({ user: null, failure: null });
    expect(calls).toEqual(['left', 'logout']);
  });

  // id: auth-logout-failure
  it('the auth machine becomes guest when the logout call fails, and only logs the failure', async () => {
    const { context, state, calls, logouts, settle } = await signedIn(logout);
    logouts[0]!.reject(new AppError('server'));
    await settle();
    expect(state()).toBe('guest');
    expect(context()).toMatchObject({ user: null, failure: null });
    expect(calls).toEqual(['left', 'logout', 'log server']);
  });

  it('the auth machine clears once when many calls find the session ended', async () => {
    const { state, calls } = await signedIn(expiry, expiry, expiry, expiry, expiry);
    expect(state()).toBe('guest');
    expect(calls).toEqual(['left', 'clear']);
  });

  it.each([
    ['expired', expiry],
    ['account_blocked', { type: 'SESSION.EXPIRED', code: 'account_blocked' }],
  ] as const)(
    'the auth machine notifies the guest that the session has ended: %s',
    async (code, event) => {
      const { context } = await signedIn(event);
      expect(context().failure).toEqual({ code, message: 'the session has ended', params: {} });
    },
  );

  it.each([
    ['a logout', logout],
    ['the end of the session', expiry],
    ['another tab that signs in', otherTab('t2')],
  ])(
    'the auth machine clears the user and aborts the running refresh after %s',
    async (_, event) => {
      const { checks, signals, settle, context } = await signedIn(resync, resync, event);
      expect(context()).toMatchObject({ user: null, refreshAgain: false });
      expect(signals[1]!.aborted).toBe(true);
      checks[1]!.resolve(player);
      await settle();
      expect(context().user).toBeNull();
    },
  );

  // id: auth-user-channel-replaces
  it.each([
    ['while idle', []],
    ['during a refresh', [resync]],
  ])(
    'the auth machine replaces the user by an event of the user channel %s, and never by another user',
    async (_, before) => {
      const { send, context } = await signedIn(...before);
      send(replaced({ ...player, status: 'restricted' }));
      expect(context().user?.status).toBe('restricted');
      send(replaced(other));
      expect(context().user?.id).toBe(player.id);
    },
  );

  it('the auth machine takes over the user of a refresh, without leaving channels', async () => {
    const { checks, settle, context, state, calls } = await signedIn(resync);
    checks[1]!.resolve({ ...player, unread: 3 });
    await settle();
    expect(context().user?.unread).toBe(3);
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['the user channel sent the user', replaced({ ...player, status: 'restricted' })],
    ['another resync was requested', resync],
  ])('the auth machine refreshes again when %s during a refresh', async (_, event) => {
    const { checks, settle, context, state } = await signedIn(resync, event, event);
    expect(checks).toHaveLength(2);
    checks[1]!.resolve(player);
    await settle();
    expect(checks).toHaveLength(3);
    checks[2]!.resolve({ ...player, status: 'restricted' });
    await settle();
    expect(checks).toHaveLength(3);
    expect(context().user?.status).toBe('restricted');
    expect(state()).toEqual({ loggedIn: 'steady' });
  });

  it('the auth machine does not refresh again when the user channel sent another user meanwhile', async () => {
    const { checks, settle, state } = await signedIn(resync, replaced(other));
    checks[1]!.resolve(player);
    await settle();
    expect(checks).toHaveLength(2);
    expect(state()).toEqual({ loggedIn: 'steady' });
  });

  it('the auth machine stays signed in when a refresh fails', async () => {
    const { checks, settle, state, context } = await signedIn(resync);
    checks[1]!.reject(new AppError('network'));
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(context().user).toEqual(player);
  });

  it('the auth machine starts over when another tab signs another user in', async () => {
    const { checks, settle, context, calls, state } = await signedIn(otherTab('t2'));
    expect(context().user).toBeNull();
    checks[1]!.resolve(other);
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(calls).toEqual(['left', 'entered player2']);
  });

  it('the auth machine ignores a late response to an earlier check', async () => {
    const { send, checks, signals, settle, context } = setUp();
    send(check, otherTab('t2'));
    expect(signals[0]!.aborted).toBe(true);
    checks[1]!.resolve(other);
    await settle();
    checks[0]!.resolve(player);
    await settle();
    expect(context().user?.id).toBe(other.id);
  });

  it('the auth machine starts over when a refresh returns another user', async () => {
    const { actor, send, checks, settle, calls, state } = await signedIn();
    const shown = vi.fn();
    actor.subscribe(({ context }) => shown(context.user?.username));
    send(resync);
    checks[1]!.resolve(other);
    await settle();
    expect(calls).toEqual(['left']);
    expect(state()).toBe('checking');
    expect(shown).not.toHaveBeenCalledWith('player2');
  });
});
