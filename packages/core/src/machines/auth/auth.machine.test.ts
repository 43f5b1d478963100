import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { AppError } from '../../contract/error-codes.ts';
import type { User } from '../../contract/schemas/user.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { userFixture } from '../../testing/fixtures/user.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createAuthMachine } from './auth.machine.ts';
import type { SignedIn } from './auth.types.ts';

const player = userFixture();
const other = userFixture({ id: 'user-player2', username: 'player2' });
const credentials = { username: 'player', password: 'lobi-demo' };

function setUp() {
  const clock = createFakeClock();
  const checks: Deferred<User>[] = [];
  const logins: Deferred<SignedIn>[] = [];
  const logouts: Deferred<void>[] = [];
  const signals: AbortSignal[] = [];
  const calls: string[] = [];
  const ask = <Value>(list: Deferred<Value>[], signal?: AbortSignal): Promise<Value> => {
    const deferred = createDeferred<Value>();
    list.push(deferred);
    if (signal) signals.push(signal);
    return deferred.promise;
  };
  const machine = createAuthMachine({
    check: (signal) => ask(checks, signal),
    login: (_, signal) => ask(logins, signal),
    register: (_, signal) => ask(logins, signal),
    logout() {
      calls.push('logout');
      return ask(logouts);
    },
    saveToken: (token) => void calls.push(`save ${token}`),
    clearToken: () => void calls.push('clear'),
    entered: ({ username }) => void calls.push(`entered ${username}`),
    left: () => void calls.push('left'),
    logFailure: ({ code }) => void calls.push(`log ${code}`),
  });
  const actor = createActor(machine, { clock }).start();
  const settle = () => clock.advance(0);
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { machine, actor, clock, checks, logins, logouts, signals, calls, settle, state, context };
}

async function signedIn() {
  const setup = setUp();
  setup.actor.send({ type: 'CHECK.REQUESTED' });
  setup.checks[0]!.resolve(player);
  await setup.settle();
  setup.calls.length = 0;
  return setup;
}

describe('auth machine', () => {
  it('has these states', () => {
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

  it('is initialised by a successful check', async () => {
    const { actor, checks, settle, state, context, calls } = setUp();
    expect(state()).toBe('uninitialised');
    actor.send({ type: 'CHECK.REQUESTED' });
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    checks[0]!.resolve(player);
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(context().user).toEqual(player);
    expect(calls).toEqual(['entered player']);
  });

  it.each(['unauthenticated', 'network', 'server'] as const)(
    'clears user and token when the check fails with %s',
    async (code) => {
      const { actor, checks, settle, state, context, calls } = setUp();
      actor.send({ type: 'CHECK.REQUESTED' });
      checks[0]!.reject(new AppError(code));
      await settle();
      expect(state()).toBe('guest');
      expect(context().user).toBeNull();
      expect(calls).toEqual(['clear']);
      expect(context().failure?.code).toBe(code === 'unauthenticated' ? undefined : code);
    },
  );

  it('has one check in flight, however often it is asked for', () => {
    const { actor, checks } = setUp();
    for (let i = 0; i < 5; i += 1) actor.send({ type: 'CHECK.REQUESTED' });
    expect(checks).toHaveLength(1);
  });

  it('saves the token before anything of the user starts', async () => {
    const { actor, checks, logins, settle, state, calls } = setUp();
    actor.send({ type: 'CHECK.REQUESTED' });
    checks[0]!.reject(new AppError('unauthenticated'));
    await settle();
    calls.length = 0;
    actor.send({ type: 'LOGIN.SUBMITTED', input: credentials });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'LOGIN.SUBMITTED', input: credentials });
    logins[0]!.resolve({ user: player, token: 't1' });
    await settle();
    expect(logins).toHaveLength(1);
    expect(calls).toEqual(['save t1', 'entered player']);
    expect(state()).toEqual({ loggedIn: 'steady' });
  });

  it('keeps the failure of a form by its code until the next try', async () => {
    const { actor, checks, logins, settle, context } = setUp();
    actor.send({ type: 'CHECK.REQUESTED' });
    checks[0]!.reject(new AppError('unauthenticated'));
    await settle();
    actor.send({ type: 'REGISTER.SUBMITTED', input: { ...credentials, passwordConfirmation: '' } });
    logins[0]!.reject(new AppError('username_taken', 'taken', { errors: { username: ['x'] } }));
    await settle();
    expect(context().failure).toMatchObject({
      code: 'username_taken',
      errors: { username: ['x'] },
    });
    actor.send({ type: 'LOGIN.SUBMITTED', input: credentials });
    expect(context().failure).toBeNull();
  });

  it('forgets the user and leaves before the server answers a logout', async () => {
    const { actor, context, state, calls } = await signedIn();
    actor.send({ type: 'LOGOUT.REQUESTED' });
    expect(state()).toBe('loggingOut');
    expect(context().user).toBeNull();
    expect(calls).toEqual(['left', 'logout']);
  });

  it('ends as guest when the server fails a logout, which is only logged', async () => {
    const { actor, context, state, calls, logouts, settle } = await signedIn();
    actor.send({ type: 'LOGOUT.REQUESTED' });
    logouts[0]!.reject(new AppError('server'));
    await settle();
    expect(state()).toBe('guest');
    expect(context()).toMatchObject({ user: null, failure: null });
    expect(calls).toEqual(['left', 'logout', 'log server']);
  });

  it('clears once when many calls find the session gone', async () => {
    const { actor, context, state, calls } = await signedIn();
    for (let i = 0; i < 5; i += 1) actor.send({ type: 'SESSION.EXPIRED' });
    expect(state()).toBe('guest');
    expect(context().failure?.code).toBe('expired');
    expect(calls).toEqual(['left', 'clear']);
  });

  it('keeps why a session ended, where more is known than that it has', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'SESSION.EXPIRED', code: 'account_blocked' });
    expect(context()).toMatchObject({ user: null, failure: { code: 'account_blocked' } });
  });

  it('replaces the user by the user channel, and never by another user', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'USER.REPLACED', user: { ...player, status: 'restricted' } });
    expect(context().user?.status).toBe('restricted');
    actor.send({ type: 'USER.REPLACED', user: other });
    expect(context().user?.id).toBe(player.id);
  });

  it('asks once more when something happened while it refreshed', async () => {
    const { actor, checks, settle, context, state } = await signedIn();
    actor.send({ type: 'RESYNC.REQUESTED' });
    actor.send({ type: 'USER.REPLACED', user: { ...player, status: 'restricted' } });
    checks[1]!.resolve(player);
    await settle();
    expect(checks).toHaveLength(3);
    checks[2]!.resolve({ ...player, status: 'restricted' });
    await settle();
    expect(context().user?.status).toBe('restricted');
    expect(state()).toEqual({ loggedIn: 'steady' });
  });

  it('stays signed in when a refresh fails on the way', async () => {
    const { actor, checks, settle, state, context } = await signedIn();
    actor.send({ type: 'RESYNC.REQUESTED' });
    checks[1]!.reject(new AppError('network'));
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(context().user).toEqual(player);
  });

  it('starts over when another tab signs somebody else in', async () => {
    const { actor, checks, settle, context, calls, state } = await signedIn();
    actor.send({ type: 'TOKEN.CHANGED', token: 't2' });
    expect(context().user).toBeNull();
    checks[1]!.resolve(other);
    await settle();
    expect(state()).toEqual({ loggedIn: 'steady' });
    expect(calls).toEqual(['left', 'entered player2']);
  });

  it('drops what an earlier check answers late', async () => {
    const { actor, checks, signals, settle, context } = setUp();
    actor.send({ type: 'CHECK.REQUESTED' });
    actor.send({ type: 'TOKEN.CHANGED', token: 't2' });
    expect(signals[0]!.aborted).toBe(true);
    checks[1]!.resolve(other);
    await settle();
    checks[0]!.resolve(player);
    await settle();
    expect(context().user?.id).toBe(other.id);
  });

  it('tells nobody of a user when the refresh answers somebody else', async () => {
    const { actor, checks, settle, calls, state } = await signedIn();
    const told = vi.fn();
    actor.subscribe(({ context }) => told(context.user?.username));
    actor.send({ type: 'RESYNC.REQUESTED' });
    checks[1]!.resolve(other);
    await settle();
    expect(calls).toEqual(['left']);
    expect(state()).toBe('checking');
    expect(told).not.toHaveBeenCalledWith('player2');
  });
});
