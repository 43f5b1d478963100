import type { Observable } from '../ports/observable.ts';
import type { ConnectionStatus } from '../ports/realtime-port.ts';

/** The connection's status, and the one way to change it. */
export interface ConnectionStatusStore extends Observable<ConnectionStatus> {
  set(state: ConnectionStatus['state']): void;
}

const away: readonly ConnectionStatus['state'][] = ['reconnecting', 'offline'];

/** Keeps the status. `since` stays at the moment of the loss until the connection is live again. */
export function createConnectionStatus(now: () => number): ConnectionStatusStore {
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = { state: 'idle', since: now() };
  return {
    get: () => status,
    set(state) {
      if (state === status.state) return;
      const stillAway = away.includes(state) && away.includes(status.state);
      status = { state, since: stillAway ? status.since : now() };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
