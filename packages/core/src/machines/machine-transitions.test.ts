import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { createAttemptStorage } from '../client/attempt-storage.ts';
import { AppError } from '../contract/error-codes.ts';
import type { User } from '../contract/schemas/user.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';
import type { PendingAttempt } from '../ports/attempt-store.ts';
import { createDeferred, type Deferred } from '../testing/deferred.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/fake-environment.ts';
import { betFixture } from '../testing/fixtures/bet.ts';
import { transactionDetailFixture } from '../testing/fixtures/transaction.ts';
import { userFixture } from '../testing/fixtures/user.ts';
import { walletFixture } from '../testing/fixtures/wallet.ts';
import { stateNames } from '../testing/state-names.ts';
import { walkMachine, type Move, type Walks } from '../testing/walk-machine.ts';
import type { AttemptEffects } from './attempt/attempt.types.ts';
import { createAuthMachine } from './auth/auth.machine.ts';
import type { AuthContext, SignedIn } from './auth/auth.types.ts';
import { createBetMachine } from './bet/bet.machine.ts';
import type { BetAnswer, BetContext } from './bet/bet.types.ts';
import { createTransferMachine } from './transfer/transfer.machine.ts';
import type { TransferAnswer, TransferContext } from './transfer/transfer.types.ts';
import { createWalletMachine, type WalletContext } from './wallet/wallet.machine.ts';

const contextOf = <Context>(snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

type Code = 'unauthenticated' | 'network' | 'validation';

/** Pending responses; the latest request is the one that can still be answered. */
class Asked<Value> {
  readonly all: Deferred<Value>[] = [];
  readonly call = (): Promise<Value> => {
    const deferred = createDeferred<Value>();
    this.all.push(deferred);
    return deferred.promise;
  };
  answer(value: Value): void {
    this.all.at(-1)?.resolve(value);
  }
  fail(code: Code): void {
    this.all.at(-1)?.reject(new AppError(code));
  }
}

/** An event with its payload. */
const event = (type: string, carried: object = {}): EventObject => ({ type, ...carried });

/** A response to a request of the current state, in terms of the model. */
const done = (state: string, output?: unknown): EventObject =>
  event(`xstate.done.actor.${state}`, { output });
const failed = (state: string, code: Code): EventObject =>
  event(`xstate.error.actor.${state}`, { error: new AppError(code) });

/** Transient states cannot be observed. */
function expectEveryWay(
  walks: Walks,
  names: readonly string[],
  transient: readonly string[],
): void {
  expect(walks.surprises).toEqual([]);
  expect(walks.untaken).toEqual([]);
  expect([...walks.states, ...transient].sort()).toEqual([...names].sort());
}

describe('the auth machine', () => {
  const player = userFixture();
  const renewed = userFixture({ unread: 7 });
  const other = userFixture({ id: 'user-player2', username: 'player2' });
  const input = { username: 'player', password: 'lobi-demo' };
  const signedIn: SignedIn = { user: player, token: 'new' };

  function setUp() {
    const clock = createFakeClock();
    const checks = new Asked<User>();
    const logins = new Asked<SignedIn>();
    const registers = new Asked<SignedIn>();
    const logouts = new Asked<void>();
    let present: string | null = null;
    const machine = createAuthMachine({
      check: checks.call,
      login: logins.call,
      register: registers.call,
      logout: logouts.call,
      saveToken: () => undefined,
      clearToken: () => undefined,
      entered(user) {
        // No user is signed in before the previous user has left.
        expect(present).toBeNull();
        present = user.id;
      },
      left: () => void (present = null),
      logFailure: () => undefined,
    });
    const check = (snapshot: AnyMachineSnapshot): void => {
      const { user } = contextOf<AuthContext>(snapshot);
      expect(user?.id ?? null).toBe(present);
      expect(snapshot.hasTag('signedIn')).toBe(present !== null);
    };
    const settle = () => clock.advance(0);
    return { machine, options: { clock }, settle, check, checks, logins, registers, logouts };
  }
  type World = ReturnType<typeof setUp>;

  /** The same request is made in two states, in which its responses have different meanings. */
  function answersTo(state: string, isRefresh: boolean): Move<World>[] {
    const when =
      (answer: (checks: Asked<User>) => void): NonNullable<Move<World>['act']> =>
      ({ checks }, snapshot) => {
        if (snapshot.matches({ loggedIn: 'refreshing' }) === isRefresh) answer(checks);
      };
    return [
      { event: done(state, player), act: when((checks) => checks.answer(player)) },
      { event: done(state, other), act: when((checks) => checks.answer(other)) },
      { event: failed(state, 'network'), act: when((checks) => checks.fail('network')) },
    ];
  }

  const moves: readonly Move<World>[] = [
    { event: event('CHECK.REQUESTED') },
    { event: event('LOGIN.SUBMITTED', { input }) },
    { event: event('REGISTER.SUBMITTED', { input }) },
    { event: event('LOGOUT.REQUESTED') },
    { event: event('USER.REPLACED', { user: renewed }) },
    { event: event('USER.REPLACED', { user: other }) },
    { event: event('RESYNC.REQUESTED') },
    { event: event('SESSION.EXPIRED') },
    { event: event('TOKEN.CHANGED', { token: 'of another tab' }) },
    { event: event('TOKEN.CHANGED', { token: null }) },
    { event: event('FAILURE.DISMISSED') },
    ...answersTo('0.auth.checking', false),
    ...answersTo('0.auth.loggedIn.refreshing', true),
    {
      event: done('0.auth.loggingIn', signedIn),
      act: ({ logins }) => logins.answer(signedIn),
    },
    {
      event: failed('0.auth.loggingIn', 'validation'),
      act: ({ logins }) => logins.fail('validation'),
    },
    {
      event: done('0.auth.registering', signedIn),
      act: ({ registers }) => registers.answer(signedIn),
    },
    {
      event: failed('0.auth.registering', 'validation'),
      act: ({ registers }) => registers.fail('validation'),
    },
    { event: done('0.auth.loggingOut'), act: ({ logouts }) => logouts.answer() },
    {
      event: failed('0.auth.loggingOut', 'network'),
      act: ({ logouts }) => logouts.fail('network'),
    },
  ];

  it('the machine takes every transition, and no user is signed in while another one is', async () => {
    const walks = await walkMachine(setUp, moves, (snapshot) => {
      const { user, failure, refreshAgain } = contextOf<AuthContext>(snapshot);
      return [user?.id, user?.unread, failure?.code, refreshAgain];
    });
    expectEveryWay(walks, stateNames(setUp().machine), ['loggedIn.refreshed']);
  });
});

describe('the wallet machine', () => {
  const version = (n: number, id = 'wallet-player') => walletFixture({ id, version: n });

  function setUp() {
    const clock = createFakeClock();
    const fetches = new Asked<Wallet>();
    const machine = createWalletMachine({
      fetch: fetches.call,
      now: () => clock.now(),
      random: () => 0,
    });
    return {
      machine,
      options: { clock },
      settle: () => clock.advance(0),
      wait: () => clock.advance(30_000),
      fetches,
    };
  }
  type World = ReturnType<typeof setUp>;

  const moves: readonly Move<World>[] = [
    { event: event('WALLET.JOINED', { wallet: version(1) }) },
    { event: event('WALLET.LEFT') },
    ...[1, 2, 4].map((n) => ({ event: event('WALLET.REPLACED', { wallet: version(n) }) })),
    { event: event('WALLET.REPLACED', { wallet: version(9, 'wallet-other') }) },
    { event: event('RESYNC.REQUESTED') },
    { event: event('CONNECTION.LOST') },
    { event: event('CONNECTION.RESTORED') },
    ...[1, 4].map((n) => ({
      event: done('0.wallet.fetching', version(n)),
      act: ({ fetches }: World) => fetches.answer(version(n)),
    })),
    {
      event: failed('0.wallet.fetching', 'network'),
      act: ({ fetches }: World) => fetches.fail('network'),
    },
    {
      event: event('xstate.after.retry.wallet.retrying'),
      act: ({ wait }, snapshot) => (snapshot.matches('retrying') ? wait() : undefined),
    },
    {
      event: event('xstate.after.confirm.wallet.current'),
      act: ({ wait }, snapshot) => (snapshot.matches('current') ? wait() : undefined),
    },
  ];

  it('the machine takes every transition', async () => {
    const walks = await walkMachine(setUp, moves, (snapshot) => {
      const { wallet, staleSince, failures, ...flags } = contextOf<WalletContext>(snapshot);
      return [wallet?.id, wallet?.version, staleSince !== null, failures > 0, flags];
    });
    expectEveryWay(walks, stateNames(setUp().machine), ['fetched']);
  });
});

/** Effects of an attempt, and a record of the calls it sent. */
function attemptEffects<Answer>() {
  const clock = createFakeClock();
  const sends = new Asked<Answer>();
  const effects: AttemptEffects<Answer> & { makeKey(): string; now(): number } = {
    send: sends.call,
    store: createAttemptStorage(createMemoryStorage(), () => clock.now()),
    random: () => 0,
    makeKey: () => 'key',
    now: () => clock.now(),
  };
  /** Starts the next attempt, unless one is running, and ends it with this result. */
  const end = async (how: (asked: Asked<Answer>) => void): Promise<void> => {
    await clock.advance(60_000);
    how(sends);
  };
  return { clock, effects, end, settle: () => clock.advance(0) };
}

const lost = event('ATTEMPT.UNCERTAIN', {
  failure: { code: 'network', message: 'network', params: {} },
});
const refusal = { code: 'validation', message: 'validation', params: {} };

const resumed = (body: object): PendingAttempt => ({
  key: 'key-of-before',
  kind: 'bet',
  userId: 'user-player',
  targetId: 'round-1',
  body,
  createdAt: 0,
});

describe('the bet machine', () => {
  const answer: BetAnswer = { data: betFixture(), wallet: walletFixture({ version: 2 }) };
  const draft = { selection: 'meron', amount: '1000' } as const;

  function setUp() {
    const { effects, ...rest } = attemptEffects<BetAnswer>();
    const machine = createBetMachine({ ...effects, placed: () => undefined });
    const input = { roundId: 'round-1', userId: 'user-player' };
    return { machine, input, options: { clock: rest.clock }, ...rest };
  }
  type World = ReturnType<typeof setUp>;

  const moves: readonly Move<World>[] = [
    { event: event('BET.EDITED', { draft: { selection: 'meron' } }) },
    { event: event('BET.EDITED', { draft: { amount: '1000' } }) },
    { event: event('BET.SUBMITTED') },
    { event: event('BET.SUBMITTED', { draft }) },
    { event: event('BET.CLEARED') },
    { event: event('BET.RESUMED', { attempt: resumed(draft) }) },
    { event: event('CONNECTION.RESTORED') },
    { event: lost, act: ({ end }) => end((sends) => sends.fail('network')) },
    {
      event: done('attempt', { kind: 'completed', answer }),
      act: ({ end }) => end((sends) => sends.answer(answer)),
    },
    {
      event: done('attempt', { kind: 'refused', failure: refusal }),
      act: ({ end }) => end((sends) => sends.fail('validation')),
    },
  ];

  // id: bet-machine-every-way
  it('the machine and its attempt take every transition', async () => {
    const walks = await walkMachine(setUp, moves, (snapshot) => {
      const { draft: drafted, failure, bet } = contextOf<BetContext>(snapshot);
      return [drafted, failure?.code, bet?.id];
    });
    expectEveryWay(walks, stateNames(setUp().machine), ['open.edited']);
  });
});

describe('the transfer machine', () => {
  const answer: TransferAnswer = { data: transactionDetailFixture() };
  const draft = { type: 'cash-in', amount: '250000' } as const;

  function setUp() {
    const { effects, ...rest } = attemptEffects<TransferAnswer>();
    const machine = createTransferMachine({ ...effects, completed: () => undefined });
    const input = { type: 'cash-in', walletId: 'wallet-player', userId: 'user-agent' } as const;
    return { machine, input, options: { clock: rest.clock }, ...rest };
  }
  type World = ReturnType<typeof setUp>;

  const moves: readonly Move<World>[] = [
    { event: event('TRANSFER.SUBMITTED', { draft }) },
    { event: event('TRANSFER.CONFIRMED') },
    { event: event('TRANSFER.RETURNED') },
    { event: event('TRANSFER.CLEARED') },
    { event: event('TRANSFER.RESUMED', { attempt: resumed(draft) }) },
    { event: event('CONNECTION.RESTORED') },
    { event: lost, act: ({ end }) => end((sends) => sends.fail('network')) },
    {
      event: done('attempt', { kind: 'completed', answer }),
      act: ({ end }) => end((sends) => sends.answer(answer)),
    },
    {
      event: done('attempt', { kind: 'refused', failure: refusal }),
      act: ({ end }) => end((sends) => sends.fail('validation')),
    },
  ];

  it('the machine and its attempt take every transition of a transfer', async () => {
    const walks = await walkMachine(setUp, moves, (snapshot) => {
      const { draft: drafted, failure, transaction } = contextOf<TransferContext>(snapshot);
      return [drafted, failure?.code, transaction?.id];
    });
    expectEveryWay(walks, stateNames(setUp().machine), []);
  });
});
