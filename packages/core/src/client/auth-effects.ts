import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer } from '../contract/api/index.ts';
import { AppError, isAppError } from '../contract/error-codes.ts';
import type { AuthEffects, SignedIn } from '../machines/auth/auth.types.ts';
import type { Environment } from '../ports/environment.ts';
import type { Agreements } from './agreements.ts';
import type { AskedToken } from './asked-token.ts';
import type { LazyAttempts } from './lazy-attempts.ts';
import type { SessionEndings } from './session-endings.ts';

/** Dependencies of sign-in and sign-out, without those of their consequences. */
export interface AuthWiring {
  readonly api: Pick<ApiClient, 'call'>;
  readonly tokens: Environment['tokens'];
  readonly asked: AskedToken;
  readonly endings: SessionEndings;
  readonly agreements: Pick<Agreements, 'signIn'>;
  readonly attempts: Pick<LazyAttempts, 'load'>;
  readonly logger: Environment['logger'];
}

/** Calls of the auth machine, and the stored token. @source spec §8 (failed logout) */
export function createAuthEffects({
  api,
  tokens,
  asked,
  endings,
  agreements,
  attempts,
  logger,
}: AuthWiring): Omit<AuthEffects, 'entered' | 'left'> {
  /** A user counts as signed in once a bet can be placed. */
  async function signedIn({ data, token }: ApiAnswer<'auth.login'>): Promise<SignedIn> {
    await attempts.load();
    return { user: data, token };
  }

  return {
    async check(signal) {
      asked.token = tokens.read();
      try {
        const answer = await api.call('auth.check', {}, { signal });
        await attempts.load();
        return answer;
      } catch (error) {
        // Another tab knows the reason, and cleared the token that this one would have used.
        if (
          asked.token === null &&
          isAppError(error) &&
          error.code === 'unauthenticated' &&
          endings.wasBlocked()
        )
          throw new AppError('account_blocked');
        throw error;
      }
    },
    login: (body, signal) =>
      agreements
        .signIn((agreed) => api.call('auth.login', { body: { ...body, ...agreed } }, { signal }))
        .then(signedIn),
    register: (body, signal) =>
      agreements
        .signIn((agreed) => api.call('auth.register', { body: { ...body, ...agreed } }, { signal }))
        .then(signedIn),
    logout() {
      const sent = api.call('auth.logout');
      endings.clear();
      tokens.clear();
      return sent;
    },
    saveToken(token) {
      asked.token = token;
      endings.clear();
      tokens.write(token);
    },
    clearToken() {
      // Another tab may have signed in meanwhile; its token has not been rejected.
      if (tokens.read() === asked.token) tokens.clear();
    },
    logFailure: (failure) => logger.warn('logout failed on the server', failure),
  };
}
