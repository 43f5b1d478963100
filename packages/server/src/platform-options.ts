import type { ProviderRegistration } from '@lobi/core/contract';
import type { OwnGame } from '@lobi/core/games';
import type { Environment } from './config/read-environment.ts';
import type { SlowCallerLimits } from './http/create-http-app.ts';
import type { AttemptLimits } from './services/auth/attempt-limiter.ts';
import type { HashCost } from './services/auth/password-hasher.ts';

/** Options of a platform: the settings of the environment, and those that only tests set. */
export interface PlatformOptions extends Environment {
  /** Rate limit of registrations per address; tests register many users. */
  readonly registerLimits?: AttemptLimits;
  /** Cost of a hash of a password. Default `hashCost`; tests hash thousands. */
  readonly hashCost?: HashCost;
  /** Timeouts of a call; a test does not wait a minute. */
  readonly slowCallers?: SlowCallerLimits;
  /** Providers of games, instead of a file's. */
  readonly providers?: readonly ProviderRegistration[];
  /** Additional games, together with those of `gameModules`. */
  readonly games?: readonly OwnGame[];
}
