import { assign, fromPromise, setup } from 'xstate';
import type { Login, Register, User } from '../../contract/schemas/user.ts';
import { toFailure, type Failure } from '../failure.ts';
import type { AuthContext, AuthEffects, AuthEvent, SignedIn } from './auth.types.ts';

/**
 * The user is notified of a session that ended otherwise than by sign-out; a guest who never signed in
 * is not.
 */
const endedBy = (code: Failure['code']): Failure => ({
  code,
  message: 'the session has ended',
  params: {},
});

/**
 * Authentication of the user. Starts `uninitialised`; after the first check it is `guest` or `loggedIn`.
 * One check runs at a time, and the response of an abandoned one is ignored. Logout clears the user at
 * once, whatever the server responds. Tags: `checking` (unknown yet), `busy` (a form is being sent),
 * `signedIn`.
 * @source spec §4 (states, logout), §8 (failed check, failed logout)
 */
export function createAuthMachine(effects: AuthEffects) {
  return setup({
    types: {
      context: {} as AuthContext,
      events: {} as AuthEvent,
      tags: {} as 'checking' | 'busy' | 'signedIn',
    },
    actors: {
      check: fromPromise<User>(({ signal }) => effects.check(signal)),
      login: fromPromise<SignedIn, Login>(({ input, signal }) => effects.login(input, signal)),
      register: fromPromise<SignedIn, Register>(({ input, signal }) =>
        effects.register(input, signal),
      ),
      logout: fromPromise(() => effects.logout()),
    },
    actions: {
      storeUser: assign((_, user: User) => ({ user, failure: null })),
      saveToken: (_, token: string) => effects.saveToken(token),
      forgetUser: assign({ user: null, refreshAgain: false }),
      clearToken: () => effects.clearToken(),
      storeFailure: assign((_, failure: Failure) => ({ failure })),
      storeCheckFailure: assign((_, failure: Failure) => ({
        // A guest's 401 is no failure to show.
        failure: failure.code === 'unauthenticated' ? null : failure,
      })),
      storeExpiry: assign((_, code: Failure['code']) => ({ failure: endedBy(code) })),
      dismissFailure: assign({ failure: null }),
      logFailure: (_, failure: Failure) => effects.logFailure(failure),
      markRefreshAgain: assign({ refreshAgain: true }),
      clearRefreshAgain: assign({ refreshAgain: false }),
      notifySignedIn: ({ context }) => {
        if (context.user) effects.entered(context.user);
      },
      notifySignedOut: () => effects.left(),
    },
    guards: {
      isSameUser: ({ context }, user: User) => context.user?.id === user.id,
      mustRefreshAgain: ({ context }) => context.refreshAgain,
      isSignIn: (_, token: string | null) => token !== null,
    },
  }).createMachine({
    id: 'auth',
    context: { user: null, failure: null, refreshAgain: false },
    initial: 'uninitialised',
    states: {
      uninitialised: {
        tags: 'checking',
        on: { 'CHECK.REQUESTED': 'checking' },
      },
      checking: {
        tags: 'checking',
        invoke: {
          src: 'check',
          onDone: {
            target: 'loggedIn',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },
          onError: {
            target: 'guest',
            actions: [
              'forgetUser',
              'clearToken',
              { type: 'storeCheckFailure', params: ({ event }) => toFailure(event.error) },
            ],
          },
        },
        on: { 'TOKEN.CHANGED': { target: 'checking', reenter: true } },
      },
      guest: {
        on: {
          'CHECK.REQUESTED': 'checking',
          'LOGIN.SUBMITTED': { target: 'loggingIn', actions: 'dismissFailure' },
          'REGISTER.SUBMITTED': { target: 'registering', actions: 'dismissFailure' },
          'TOKEN.CHANGED': {
            guard: { type: 'isSignIn', params: ({ event }) => event.token },
            target: 'checking',
          },
          'FAILURE.DISMISSED': { actions: 'dismissFailure' },
        },
      },
      loggingIn: {
        tags: 'busy',
        invoke: {
          src: 'login',
          input: ({ event }) => (event as Extract<AuthEvent, { type: 'LOGIN.SUBMITTED' }>).input,
          onDone: {
            target: 'loggedIn',
            actions: [
              { type: 'saveToken', params: ({ event }) => event.output.token },
              { type: 'storeUser', params: ({ event }) => event.output.user },
            ],
          },
          onError: {
            target: 'guest',
            actions: { type: 'storeFailure', params: ({ event }) => toFailure(event.error) },
          },
        },
      },
      registering: {
        tags: 'busy',
        invoke: {
          src: 'register',
          input: ({ event }) => (event as Extract<AuthEvent, { type: 'REGISTER.SUBMITTED' }>).input,
          onDone: {
            target: 'loggedIn',
            actions: [
              { type: 'saveToken', params: ({ event }) => event.output.token },
              { type: 'storeUser', params: ({ event }) => event.output.user },
            ],
          },
          onError: {
            target: 'guest',
            actions: { type: 'storeFailure', params: ({ event }) => toFailure(event.error) },
          },
        },
      },
      loggedIn: {
        tags: 'signedIn',
        entry: 'notifySignedIn',
        exit: 'notifySignedOut',
        initial: 'steady',
        on: {
          'LOGOUT.REQUESTED': { target: 'loggingOut', actions: 'forgetUser' },
          'SESSION.EXPIRED': {
            target: 'guest',
            actions: [
              'forgetUser',
              'clearToken',
              { type: 'storeExpiry', params: ({ event }) => event.code ?? 'expired' },
            ],
          },
          'TOKEN.CHANGED': { target: 'checking', actions: 'forgetUser' },
          'USER.REPLACED': {
            guard: { type: 'isSameUser', params: ({ event }) => event.user },
            actions: { type: 'storeUser', params: ({ event }) => event.user },
          },
        },
        states: {
          steady: {
            on: { 'RESYNC.REQUESTED': 'refreshing' },
          },
          refreshing: {
            entry: 'clearRefreshAgain',
            invoke: {
              src: 'check',
              onDone: [
                {
                  guard: { type: 'isSameUser', params: ({ event }) => event.output },
                  target: 'refreshed',
                  actions: { type: 'storeUser', params: ({ event }) => event.output },
                },
                // The session now belongs to another user: start over, so that no data mixes.
                { target: '#auth.checking', actions: 'forgetUser' },
              ],
              // A failed refresh keeps the current data; an ended session is reported as
              // SESSION.EXPIRED.
              onError: 'refreshed',
            },
            on: {
              'RESYNC.REQUESTED': { actions: 'markRefreshAgain' },
              'USER.REPLACED': {
                guard: { type: 'isSameUser', params: ({ event }) => event.user },
                actions: [
                  { type: 'storeUser', params: ({ event }) => event.user },
                  'markRefreshAgain',
                ],
              },
            },
          },
          refreshed: {
            always: [{ guard: 'mustRefreshAgain', target: 'refreshing' }, { target: 'steady' }],
          },
        },
      },
      loggingOut: {
        tags: 'busy',
        invoke: {
          src: 'logout',
          onDone: 'guest',
          onError: {
            target: 'guest',
            actions: { type: 'logFailure', params: ({ event }) => toFailure(event.error) },
          },
        },
      },
    },
  });
}

/** Type of the auth machine. */
export type AuthMachine = ReturnType<typeof createAuthMachine>;
