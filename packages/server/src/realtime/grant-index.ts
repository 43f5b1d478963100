import type { Connection, Grant } from './connection.ts';

/** Index of the connections that hold grants of a session or a user. */
export interface GrantIndex {
  add(connection: Connection, channel: string, grant: Grant): void;
  remove(connection: Connection, channel: string): void;
  removeAll(connection: Connection): void;
  ofSession(sessionId: string): Connection[];
  ofUser(userId: string): Connection[];
  sessionIds(): string[];
}

type Index = Map<string, Set<Connection>>;

const put = (index: Index, key: string, connection: Connection): void => {
  index.set(key, (index.get(key) ?? new Set()).add(connection));
};

const drop = (index: Index, key: string, connection: Connection): void => {
  const connections = index.get(key);
  connections?.delete(connection);
  if (connections?.size === 0) index.delete(key);
};

/** Creates an empty index. */
export function createGrantIndex(): GrantIndex {
  const bySession: Index = new Map();
  const byUser: Index = new Map();

  const remove = (connection: Connection, channel: string): void => {
    const grant = connection.grants.get(channel);
    if (!grant) return;
    connection.grants.delete(channel);
    const grants = [...connection.grants.values()];
    if (!grants.some((each) => each.sessionId === grant.sessionId)) {
      drop(bySession, grant.sessionId, connection);
    }
    if (!grants.some((each) => each.userId === grant.userId))
      drop(byUser, grant.userId, connection);
  };

  return {
    add: (connection, channel, grant) => {
      remove(connection, channel);
      connection.grants.set(channel, grant);
      put(bySession, grant.sessionId, connection);
      put(byUser, grant.userId, connection);
    },
    remove,
    removeAll: (connection) => {
      for (const channel of [...connection.grants.keys()]) remove(connection, channel);
    },
    ofSession: (sessionId) => [...(bySession.get(sessionId) ?? [])],
    ofUser: (userId) => [...(byUser.get(userId) ?? [])],
    sessionIds: () => [...bySession.keys()],
  };
}
