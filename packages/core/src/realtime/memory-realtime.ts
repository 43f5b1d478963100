import { wireChannelName, type ChannelKey, type ChannelPayload } from '../contract/channels.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';
import type { DriverChannelHandlers, DriverHandlers, RealtimeDriver } from './realtime-driver.ts';

/** The far end of the fake socket, for tests and stories. */
export interface MemorySocketServer {
  /** Sends an event to all subscribers. */
  publish<Key extends ChannelKey>(key: Key, id: string, payload: ChannelPayload<Key>): void;
  /** Sends the subscribers of a channel their number. */
  count(key: ChannelKey, id: string, count: number): void;
  /** Sends anything, as an incompatible or broken backend would. */
  publishRaw(wireName: string, payload: unknown): void;
  /** Closes all sockets and rejects new ones until `restore`. */
  cut(): void;
  /** Sets the time in ms over which disconnected clients should reconnect. */
  crowd(spreadMs: number): void;
  restore(): void;
  /** Decides about a subscription: an HTTP status, or `silent` for no response. Default 200. */
  answerSubscriptions(decide: (wireName: string) => number | 'silent'): void;
  /** Ignores pings. */
  muffle(): void;
  /** Wire names subscribed now. */
  subscribed(): readonly string[];
  /** Every requested subscription, in order. */
  readonly asked: readonly string[];
  /** Number of opened sockets. */
  openings(): number;
}

/** Options of realtime in memory. */
export interface MemoryRealtimeOptions extends Omit<RealtimeOptions, 'createDriver'> {
  /** Called before a subscription; rejects with an error that has a `status`. Default allows all. */
  authorizeSubscription?(wireName: string, signal: AbortSignal): Promise<void>;
}

const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : 0;
};

/** Realtime over a socket in memory: the same rules as on the wire, without a network. */
export function createMemoryRealtime(options: MemoryRealtimeOptions): {
  readonly realtime: RealtimePort;
  readonly server: MemorySocketServer;
} {
  const table = new Map<string, DriverChannelHandlers>();
  /** Aborts a running authorization when its channel is left. */
  const aborts = new Map<string, AbortController>();
  const subscribed = new Set<string>();
  const asked: string[] = [];
  let handlers: DriverHandlers | undefined;
  let decide: (wireName: string) => number | 'silent' = () => 200;
  let isUp = true;
  let isMuffled = false;
  let isOpen = false;
  let openings = 0;
  /** Changes with every opening and closing, so that late responses are recognized. */
  let generation = 0;

  /** Responses arrive after the caller has finished, as on the wire. */
  const later = (task: () => void): void => {
    options.clock.setTimeout(task, 0);
  };

  const answer = (wireName: string, status: number): void => {
    handlers?.frame();
    const channel = table.get(wireName);
    if (status !== 200) {
      channel?.failed(status);
      return;
    }
    subscribed.add(wireName);
    channel?.succeeded();
  };

  const requestSubscription = (wireName: string): void => {
    const askedIn = generation;
    const asking = table.get(wireName);
    const { signal } = aborts.get(wireName) ?? new AbortController();
    /** The subscription may have been left, or the socket replaced, in the meantime. */
    const isCurrent = (): boolean =>
      asking !== undefined && table.get(wireName) === asking && isOpen && askedIn === generation;
    asked.push(wireName);
    later(() => {
      if (!isCurrent()) return;
      const status = decide(wireName);
      if (status === 'silent') return;
      if (status !== 200 || !options.authorizeSubscription) {
        answer(wireName, status);
        return;
      }
      options.authorizeSubscription(wireName, signal).then(
        () => {
          if (isCurrent()) answer(wireName, 200);
        },
        (error: unknown) => {
          if (isCurrent()) answer(wireName, statusOf(error));
        },
      );
    });
  };

  const shut = (): void => {
    generation += 1;
    isOpen = false;
    subscribed.clear();
  };

  const createDriver = (driverHandlers: DriverHandlers): RealtimeDriver => {
    handlers = driverHandlers;
    return {
      connect() {
        const openedIn = generation;
        later(() => {
          if (openedIn !== generation || isOpen) return;
          if (!isUp) {
            driverHandlers.lost(false);
            return;
          }
          isOpen = true;
          openings += 1;
          driverHandlers.connected();
          for (const wireName of table.keys()) requestSubscription(wireName);
        });
      },
      disconnect: shut,
      subscribe(wireName, _event, channel) {
        table.set(wireName, channel);
        aborts.set(wireName, new AbortController());
        if (isOpen) requestSubscription(wireName);
      },
      retry: requestSubscription,
      unsubscribe(wireName) {
        table.delete(wireName);
        aborts.get(wireName)?.abort();
        aborts.delete(wireName);
        subscribed.delete(wireName);
      },
      ping() {
        later(() => {
          if (isOpen && !isMuffled) driverHandlers.frame();
        });
      },
    };
  };

  const publishRaw = (wireName: string, payload: unknown): void => {
    if (!subscribed.has(wireName)) return;
    handlers?.frame();
    table.get(wireName)?.event(payload);
  };

  const server: MemorySocketServer = {
    publish: (key, id, payload) => publishRaw(wireChannelName(key, id), structuredClone(payload)),
    count(key, id, count) {
      const wireName = wireChannelName(key, id);
      if (!subscribed.has(wireName)) return;
      handlers?.frame();
      table.get(wireName)?.counted(count);
    },
    publishRaw,
    cut() {
      isUp = false;
      if (!isOpen) return;
      shut();
      handlers?.lost(true);
    },
    crowd(spreadMs) {
      handlers?.crowded(spreadMs);
    },
    restore() {
      isUp = true;
      isMuffled = false;
    },
    answerSubscriptions(next) {
      decide = next;
    },
    muffle() {
      isMuffled = true;
    },
    subscribed: () => [...subscribed],
    asked,
    openings: () => openings,
  };

  return { realtime: createRealtime({ ...options, createDriver }), server };
}
