import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Login, Register, User } from '../contract/schemas/user.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';

type AuthStatus =
  | { readonly status: 'checking' | 'guest'; readonly user: null }
  | { readonly status: 'signedIn'; readonly user: User };

/** Authentication status of the user, and the actions on it. */
export type AuthController = AuthStatus & {
  /** A sign-in, registration or sign-out is in progress. */
  readonly busy: boolean;
  /** Reason why the last sign-in failed, or why the session ended (`expired`). */
  readonly failure: Failure | null;
  login(input: Login): void;
  register(input: Register): void;
  logout(): void;
  dismissFailure(): void;
};

/** Controller of the auth machine. During a sign-out no user is signed in any more. */
export function useAuth(): AuthController {
  const { auth } = usePlatform();
  const user = useSelector(auth, (state) => state.context.user);
  const isChecking = useSelector(auth, (state) => state.hasTag('checking'));
  const busy = useSelector(auth, (state) => state.hasTag('busy'));
  const failure = useSelector(auth, (state) => state.context.failure);
  const actions = useMemo(
    () => ({
      login: (input: Login) => auth.send({ type: 'LOGIN.SUBMITTED', input }),
      register: (input: Register) => auth.send({ type: 'REGISTER.SUBMITTED', input }),
      logout: () => auth.send({ type: 'LOGOUT.REQUESTED' }),
      dismissFailure: () => auth.send({ type: 'FAILURE.DISMISSED' }),
    }),
    [auth],
  );
  return useMemo(() => {
    const common = { busy, failure, ...actions };
    if (user) return { status: 'signedIn', user, ...common };
    return { status: isChecking ? 'checking' : 'guest', user: null, ...common };
  }, [user, isChecking, busy, failure, actions]);
}
