import type { ChannelKey, ChannelPayload } from '../contract/channels.ts';
import type { ChannelListener, ConnectionStatus, RealtimePort } from '../ports/realtime-port.ts';
import { createStore } from '../ports/store.ts';

/** Channels within the page: no socket is opened. */
export interface PracticeRealtime extends RealtimePort {
  publish<Key extends ChannelKey>(key: Key, id: string, payload: ChannelPayload<Key>): void;
}

/** Creates channels that are live at once and never fail. */
export function createPracticeRealtime(now: () => number): PracticeRealtime {
  const listeners = new Map<string, Set<ChannelListener<never>>>();
  const nameOf = (key: ChannelKey, id: string): string => `${key}/${id}`;
  const connection = createStore<ConnectionStatus>({ state: 'live', since: now() });
  return {
    connection,
    join(key, id, listener) {
      const name = nameOf(key, id);
      const joined = listeners.get(name) ?? new Set();
      listeners.set(name, joined.add(listener));
      listener.onState?.('live');
      return () => void joined.delete(listener);
    },
    publish(key, id, payload) {
      for (const listener of listeners.get(nameOf(key, id)) ?? [])
        listener.onEvent(payload as never);
    },
    close: () => listeners.clear(),
  };
}
