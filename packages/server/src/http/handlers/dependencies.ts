import type { Currency } from '@lobi/core/contract';
import type { PolicyPack } from '@lobi/core/policy';
import type { LaunchService } from '../../providers/launch-service.ts';
import type { Tables } from '../../games/tables/index.ts';
import type { AuthService } from '../../services/auth/auth-service.ts';
import type { Services } from '../../services/create-services.ts';
import type { Call } from '../call.ts';

/** What the answer of `GET /api/settings` says about this platform. */
export interface PlatformFacts {
  readonly name: string;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly realtimeKey: string;
  readonly policy: PolicyPack;
}

/** What handlers pass their calls on to. */
export interface HandlerDependencies {
  readonly services: Services;
  readonly tables: Pick<Tables, 'show'>;
  readonly auth: AuthService;
  readonly launches: LaunchService;
  readonly facts: PlatformFacts;
  /**
   * Signs the subscription of a session to a private channel. Errors: `forbidden`, `too_many`.
   */
  readonly signSubscription: (
    session: Call<'broadcasting.auth'>['session'],
    socketId: string,
    channelName: string,
  ) => string;
}
