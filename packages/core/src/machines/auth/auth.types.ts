import type { Login, Register, User } from '../../contract/schemas/user.ts';
import type { Failure } from '../failure.ts';

/** Result of a sign-in. @source spec §7 */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** Effects of the auth machine. */
export interface AuthEffects {
  /** Returns the signed-in user; rejects if no user is signed in. */
  check(signal: AbortSignal): Promise<User>;
  login(input: Login, signal: AbortSignal): Promise<SignedIn>;
  register(input: Register, signal: AbortSignal): Promise<SignedIn>;
  /** Sends the call with the current token, and clears the stored token before it returns. */
  logout(): Promise<void>;
  saveToken(token: string): void;
  /** Clears the rejected token, unless another has replaced it. */
  clearToken(): void;
  /** A user is signed in: join channels, start machines. */
  entered(user: User): void;
  /** No user is signed in any more: leave channels, clear data. Precedes the logout call. */
  left(): void;
  /** A failed logout is reported to developers only. @source spec §8 */
  logFailure(failure: Failure): void;
}

export interface AuthContext {
  readonly user: User | null;
  /** Failure of the last sign-in or registration, or why a session ended; for the form. */
  readonly failure: Failure | null;
  /** The user changed during a refresh: refresh again. */
  readonly refreshAgain: boolean;
}

export type AuthEvent =
  | { readonly type: 'CHECK.REQUESTED' }
  | { readonly type: 'LOGIN.SUBMITTED'; readonly input: Login }
  | { readonly type: 'REGISTER.SUBMITTED'; readonly input: Register }
  | { readonly type: 'LOGOUT.REQUESTED' }
  /** The user channel published a new version of the user. */
  | { readonly type: 'USER.REPLACED'; readonly user: User }
  /** Something may have been missed: read the user again, without leaving the screen. */
  | { readonly type: 'RESYNC.REQUESTED' }
  /** The server no longer knows the session; `code` is the reason, if there is a more specific one. */
  | { readonly type: 'SESSION.EXPIRED'; readonly code?: 'account_blocked' }
  /** Another tab signed in or out. */
  | { readonly type: 'TOKEN.CHANGED'; readonly token: string | null }
  | { readonly type: 'FAILURE.DISMISSED' };
