import { tokenStorageKey } from '../contract/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Environment } from '../ports/environment.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import { createMemoryStorage } from '../ports/memory-storage.ts';
import type { WakeSignal } from '../ports/wake-signals.ts';

export { createMemoryStorage };

/** One line written to the logger. */
export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly details: unknown;
}

/** An environment in memory, with control over external events. */
export interface FakeEnvironment extends Environment {
  readonly log: readonly LogLine[];
  /** Sends a wake signal. */
  signal(signal: WakeSignal): void;
  /** Another tab writes or clears the token. */
  changeTokenElsewhere(token: string | null): void;
}

/** Creates a fake environment. Keys are UUIDs that count up; `random` is always 0. */
export function createFakeEnvironment(options: {
  readonly clock: Clock;
  readonly storage?: KeyValueStore;
}): FakeEnvironment {
  const storage = options.storage ?? createMemoryStorage();
  const log: LogLine[] = [];
  const wakeListeners = new Set<(signal: WakeSignal) => void>();
  const tokenListeners = new Set<(token: string | null) => void>();
  let keys = 0;

  const setToken = (token: string | null): void => {
    if (token === null) storage.remove(tokenStorageKey);
    else storage.write(tokenStorageKey, token);
  };

  return {
    storage,
    log,
    clock: options.clock,
    random: () => 0,
    makeKey() {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    logger: {
      warn: (message, details) => void log.push({ level: 'warn', message, details }),
      error: (message, details) => void log.push({ level: 'error', message, details }),
    },
    tokens: {
      read: () => storage.read(tokenStorageKey),
      write: setToken,
      clear: () => setToken(null),
      onChangedElsewhere(listener) {
        tokenListeners.add(listener);
        return () => tokenListeners.delete(listener);
      },
    },
    wake: {
      subscribe(listener) {
        wakeListeners.add(listener);
        return () => wakeListeners.delete(listener);
      },
    },
    signal(signal) {
      for (const listener of [...wakeListeners]) listener(signal);
    },
    changeTokenElsewhere(token) {
      setToken(token);
      for (const listener of [...tokenListeners]) listener(token);
    },
  };
}
