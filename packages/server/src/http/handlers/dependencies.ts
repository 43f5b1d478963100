import type { ApiAnswer, Currency } from '@lobi/core/contract';
import type { PolicyPack } from '@lobi/core/policy';
import type { LaunchService } from '../../providers/launch-service.ts';
import type { Tables } from '../../games/tables/index.ts';
import type { AuthService } from '../../services/auth/auth-service.ts';
import type { Services } from '../../services/create-services.ts';
import type { Call } from '../call.ts';

/** Facts about this platform in the response of `GET /api/settings`. */
export interface PlatformFacts {
  readonly name: string;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Key of the realtime app, and the URL of its sockets if they are not on our own origin. */
  readonly realtime: { readonly key: string; readonly clientOrigin: string | undefined };
  readonly policy: PolicyPack;
  /** Keys of pool signatures, the current one first. */
  readonly signingKeys: readonly string[];
}

/** Services that handlers call. */
export interface HandlerDependencies {
  readonly services: Services;
  readonly tables: Pick<Tables, 'show' | 'chains' | 'setSalt'>;
  readonly auth: AuthService;
  readonly launches: LaunchService;
  readonly facts: PlatformFacts;
  /**
   * Signs the subscription of a session to a private channel, and returns its name if it differs.
   * Errors: `forbidden`, `rate_limited`.
   */
  readonly signSubscription: (
    session: Call<'broadcasting.auth'>['session'],
    socketId: string,
    channelName: string,
  ) => ApiAnswer<'broadcasting.auth'>;
}
