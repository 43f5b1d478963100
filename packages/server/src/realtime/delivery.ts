import type { Audience } from './audience.ts';
import { isCache } from './channel-kind.ts';
import { sendFrame, sendSubscriptionError, type Connection } from './connection.ts';
import type { EventCache } from './event-cache.ts';
import type { FanOut } from './fan-out.ts';
import type { FanOutHandlers } from './fan-out-messages.ts';
import { closeCodes } from './frames.ts';
import type { GrantIndex } from './grant-index.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Presence } from './presence.ts';
import type { SubscriberIndex } from './subscriber-index.ts';
import type { Subscriptions } from './subscriptions.ts';
import { toWireFrame } from './wire-frame.ts';

export interface DeliveryDeps {
  readonly limits: RealtimeLimits;
  readonly fanOut: FanOut;
  /** By socket id. */
  readonly connections: ReadonlyMap<string, Connection>;
  readonly subscribers: SubscriberIndex;
  readonly grants: GrantIndex;
  readonly presence: Presence;
  readonly audience: Pick<Audience, 'announceAll'>;
  readonly cache: EventCache;
  readonly subscriptions: Subscriptions;
  readonly forget: (connection: Connection) => void;
}

/** Executes messages of any node on the connections of this node. */
export interface Delivery {
  readonly handlers: Pick<
    FanOutHandlers,
    'event' | 'grant' | 'revoke-session' | 'close-user' | 'hello' | 'resync'
  >;
  /** Revokes channels of a session on this node's sockets: 401 when it has ended, else 403. */
  revoke(sessionId: string, status: 401 | 403, isLost: (channel: string) => boolean): void;
  /** Called when messages of other nodes may be missing. */
  missed(): void;
}

const belongsTo = ({ userId, members }: Connection, id: string): boolean =>
  userId === id || [...members.values()].some((member) => member.id === id);

/** Creates the delivery of one node. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const { limits, fanOut, connections, subscribers, grants, presence, audience, subscriptions } =
    deps;
  let resyncTimers: NodeJS.Timeout[] = [];

  /** Makes every client read again, spread over time. */
  const resync = (): void => {
    for (const timer of resyncTimers) clearTimeout(timer);
    resyncTimers = [...connections.values()].map((connection) =>
      setTimeout(
        () => subscriptions.confirmAll(connection),
        Math.random() * limits.resyncSpreadMs,
      ).unref(),
    );
  };

  const revoke: Delivery['revoke'] = (sessionId, status, isLost) => {
    for (const connection of grants.ofSession(sessionId)) {
      for (const [channel, grant] of [...connection.grants]) {
        if (grant.sessionId !== sessionId || !isLost(channel)) continue;
        const wasIn = connection.channels.has(channel);
        subscriptions.leave(connection, channel);
        grants.remove(connection, channel);
        if (wasIn) sendSubscriptionError(connection, channel, status, limits);
      }
    }
  };

  return {
    handlers: {
      event: ({ channel, frame, except, isClient }) => {
        if (!isClient && isCache(channel)) deps.cache.put(channel, frame);
        let bytes: Buffer | undefined;
        for (const connection of subscribers.in(channel)) {
          bytes ??= toWireFrame(frame);
          if (connection.socketId !== except) sendFrame(connection, bytes, limits);
        }
      },
      grant: ({ socketId, channel, userId, sessionId }) => {
        const connection = connections.get(socketId);
        if (!connection) return;
        grants.add(connection, channel, { userId, sessionId });
        subscriptions.granted(connection, channel);
      },
      'revoke-session': ({ sessionId }) => revoke(sessionId, 401, () => true),
      'close-user': ({ userId }) => {
        const others = [...connections.values()].filter((each) => belongsTo(each, userId));
        for (const connection of new Set([...grants.ofUser(userId), ...others])) {
          deps.forget(connection);
          connection.socket.close(closeCodes.unauthorised, 'Unauthorised');
        }
      },
      hello: (_message, from) => {
        if (from === fanOut.nodeId) return;
        presence.announce();
        audience.announceAll();
      },
      resync: (_message, from) => {
        if (from !== fanOut.nodeId) resync();
      },
    },
    revoke,
    missed: () => {
      void fanOut.send({ kind: 'hello' });
      presence.announce();
      audience.announceAll();
      resync();
    },
  };
}
