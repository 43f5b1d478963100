import { createStore } from '../ports/store.ts';
import type { Observable } from '../ports/observable.ts';
import type { ConnectionStatus } from '../ports/realtime-port.ts';

/** The connection's status, with its only setter. */
export interface ConnectionStatusStore extends Observable<ConnectionStatus> {
  set(state: ConnectionStatus['state']): void;
}

const away: readonly ConnectionStatus['state'][] = ['reconnecting', 'offline'];

/** Stores the status. `since` stays at the time of the loss until the connection is live again. */
export function createConnectionStatus(now: () => number): ConnectionStatusStore {
  const store = createStore<ConnectionStatus>({ state: 'idle', since: now() });
  return {
    ...store,
    set(state) {
      const status = store.get();
      if (state === status.state) return;
      const stillAway = away.includes(state) && away.includes(status.state);
      store.set({ state, since: stillAway ? status.since : now() });
    },
  };
}
