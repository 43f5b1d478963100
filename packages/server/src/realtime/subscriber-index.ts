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
  const connectionsByChannel = new Map<string, Set<Connection>>();
  return {
    join: (connection, channel) => {
      connectionsByChannel.set(
        channel,
        (connectionsByChannel.get(channel) ?? new Set()).add(connection),
      );
      connection.channels.add(channel);
    },
    leave: (connection, channel) => {
      const members = connectionsByChannel.get(channel);
      members?.delete(connection);
      if (members?.size === 0) connectionsByChannel.delete(channel);
      return connection.channels.delete(channel);
    },
    in: (channel) => connectionsByChannel.get(channel) ?? [],
    size: (channel) => connectionsByChannel.get(channel)?.size ?? 0,
    names: () => [...connectionsByChannel.keys()],
    sizes: (prefix) =>
      Object.fromEntries(
        [...connectionsByChannel]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, members]) => [name, members.size]),
      ),
  };
}
