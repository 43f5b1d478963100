import type { Connection } from './connection.ts';

/** Subscriptions of this node's sockets to channels. */
export interface SubscriberIndex {
  join(connection: Connection, channel: string): void;
  /** Returns whether the socket was subscribed. */
  leave(connection: Connection, channel: string): boolean;
  in(channel: string): Iterable<Connection>;
  /** Names of the channels with at least one subscriber. */
  names(): string[];
  /** Number of subscribers of one channel. */
  size(channel: string): number;
  /** Number of subscribers by channel, for channels with this prefix. */
  sizes(prefix: string): Record<string, number>;
}

/** Creates an empty index. */
export function createSubscriberIndex(): SubscriberIndex {
  const rooms = new Map<string, Set<Connection>>();
  return {
    join: (connection, channel) => {
      rooms.set(channel, (rooms.get(channel) ?? new Set()).add(connection));
      connection.channels.add(channel);
    },
    leave: (connection, channel) => {
      const members = rooms.get(channel);
      members?.delete(connection);
      if (members?.size === 0) rooms.delete(channel);
      return connection.channels.delete(channel);
    },
    in: (channel) => rooms.get(channel) ?? [],
    size: (channel) => rooms.get(channel)?.size ?? 0,
    names: () => [...rooms.keys()],
    sizes: (prefix) =>
      Object.fromEntries(
        [...rooms]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, members]) => [name, members.size]),
      ),
  };
}
