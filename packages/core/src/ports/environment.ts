import type { Clock } from './clock.ts';
import type { KeyMaker } from './key-maker.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { Logger } from './logger.ts';
import type { TokenStore } from './token-store.ts';
import type { WakeSignals } from './wake-signals.ts';

/** Everything that the client needs from its runtime environment. */
export interface Environment {
  readonly tokens: TokenStore;
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly makeKey: KeyMaker;
  readonly wake: WakeSignals;
  /** Milliseconds since the last press, key or scroll; omit it without user input. */
  readonly idleMs?: () => number;
  /** A number from 0 up to, not including, 1; spreads retries. */
  readonly random: () => number;
  /**
   * True while a server renders a page: starting a client there does nothing, because there is no session
   * to check. Default false.
   */
  readonly isServerRender?: boolean;
}
