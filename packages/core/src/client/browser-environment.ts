import { tokenStorageKey } from '../contract/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Environment } from '../ports/environment.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { WakeSignals } from '../ports/wake-signals.ts';

/** Hidden tabs get no animation frames, but events must still be processed. */
const frameWithinMs = 100;

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as number | undefined),
  frame(callback) {
    let isDone = false;
    const once = (): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      callback();
    };
    const timer = setTimeout(once, frameWithinMs);
    const frame = requestAnimationFrame(once);
  },
};

/**
 * Creates local storage that never throws; values that the browser rejects are stored in memory until the
 * page closes.
 */
function createLocalStore(): KeyValueStore {
  const fallback = new Map<string, string>();
  return {
    read(key) {
      try {
        return localStorage.getItem(key) ?? fallback.get(key) ?? null;
      } catch {
        return fallback.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(key, value);
        fallback.delete(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove(key) {
      fallback.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // There is no storage.
      }
    },
  };
}

function createTokenStore(storage: KeyValueStore): TokenStore {
  return {
    read: () => storage.read(tokenStorageKey),
    write: (token) => storage.write(tokenStorageKey, token),
    clear: () => storage.remove(tokenStorageKey),
    onChangedElsewhere(listener) {
      const onStorage = (event: StorageEvent): void => {
        // A key of null means that the whole storage was cleared.
        if (event.key === tokenStorageKey) listener(event.newValue);
        else if (event.key === null) listener(null);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** Input that shows that the user is at the page. */
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const wake: WakeSignals = {
  subscribe(listener) {
    const end = new AbortController();
    const on = (target: EventTarget, name: string, listener: (event: Event) => void): void =>
      target.addEventListener(name, listener, { signal: end.signal, capture: true, passive: true });
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') listener('visible');
    });
    on(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) listener('restored');
    });
    on(document, 'freeze', () => listener('frozen'));
    on(document, 'resume', () => listener('resumed'));
    on(window, 'online', () => listener('online'));
    on(window, 'offline', () => listener('offline'));
    for (const name of inputEvents) on(window, name, () => listener('touched'));
    return () => end.abort();
  },
};

/** Creates a clock that starts with the first query, when the page begins to call. */
function createIdleClock(): () => number {
  let actedAt: number | undefined;
  const act = (): void => {
    actedAt = Date.now();
  };
  return () => {
    if (actedAt === undefined) {
      act();
      for (const name of inputEvents) addEventListener(name, act, { capture: true, passive: true });
    }
    return Math.max(0, Date.now() - (actedAt ?? 0));
  };
}

/** Pages without TLS have no `randomUUID`; all have `getRandomValues`. */
function makeUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Creates the environment of a web page: local storage, its clock and frames, the console, and its
 * wake-up signals. Accesses no browser API before it is used; without a document it is that of a server rendering the page.
 */
export function createBrowserEnvironment(): Environment {
  const storage = createLocalStore();
  return {
    storage,
    clock,
    wake,
    tokens: createTokenStore(storage),
    logger: console,
    idleMs: createIdleClock(),
    makeKey: makeUuid,
    random: Math.random,
    isServerRender: typeof document === 'undefined',
  };
}
