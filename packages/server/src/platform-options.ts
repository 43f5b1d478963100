import type { ProviderRegistration } from '@lobi/core/contract';
import type { OwnGame } from '@lobi/core/games';
import type { Environment } from './config/read-environment.ts';
import type { SlowCallerLimits } from './http/create-http-app.ts';
import type { AttemptLimits } from './services/auth/attempt-limiter.ts';

/** Options of a platform: the environment's settings, and those that only tests set. */
export interface PlatformOptions extends Environment {
  /** Registrations from one address; tests make many. */
  readonly registerLimits?: AttemptLimits;
  /** Time limits of a call; a test does not wait a minute. */
  readonly slowCallers?: SlowCallerLimits;
  /** Providers of games, instead of a file's. */
  readonly providers?: readonly ProviderRegistration[];
  /** Games beside the built-in ones, with those of `gameModules`. */
  readonly games?: readonly OwnGame[];
}
