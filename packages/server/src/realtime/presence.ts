import { send, type Connection } from './connection.ts';
import type { FanOut } from './fan-out.ts';
import type { FanOutHandlers, Member, PresenceEntry } from './fan-out-messages.ts';
import { writeFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import { createPresenceIndex } from './presence-index.ts';
import type { SubscriberIndex } from './subscriber-index.ts';

/** Members of the presence channels, on all nodes. */
export interface Presence {
  /** Returns whether the channel can take this user. */
  hasRoom(channel: string, userId: string): boolean;
  join(connection: Connection, channel: string, member: Member): void;
  leave(connection: Connection, channel: string): void;
  /** Data of `subscription_succeeded`. */
  facts(channel: string): unknown;
  userIds(channel: string): string[];
  /** Publishes the members of this node to the other nodes. */
  announce(): void;
  nodeLost(nodeId: string): void;
  readonly handlers: Pick<FanOutHandlers, 'presence-joined' | 'presence-left' | 'presence-state'>;
}

/** Creates an empty presence. Joins and leaves are published once: with a user's first and last socket. */
export function createPresence(
  fanOut: FanOut,
  subscribers: SubscriberIndex,
  limits: RealtimeLimits,
): Presence {
  const book = createPresenceIndex();

  const publishToChannel = (
    channel: string,
    event: string,
    data: unknown,
    except?: string,
  ): void => {
    const frame = writeFrame(`pusher_internal:${event}`, data, channel);
    for (const connection of subscribers.in(channel)) {
      if (connection.socketId !== except) send(connection, frame, limits);
    }
  };

  const enter = (from: string, { channel, socketId, member }: PresenceEntry): void => {
    if (!book.add(from, { channel, socketId, member })) return;
    const data = { user_id: member.id, user_info: member.info };
    publishToChannel(channel, 'member_added', data, socketId);
  };

  const exit = (from: string, channel: string, socketId: string): void => {
    const gone = book.remove(from, channel, socketId);
    if (gone !== undefined) publishToChannel(channel, 'member_removed', { user_id: gone });
  };

  const exitAll = (nodeId: string, retained: readonly PresenceEntry[] = []): void => {
    const stays = new Set(retained.map(({ channel, socketId }) => `${socketId} ${channel}`));
    for (const { channel, socketId } of book.ofNode(nodeId)) {
      if (!stays.has(`${socketId} ${channel}`)) exit(nodeId, channel, socketId);
    }
  };

  return {
    hasRoom: (channel, userId) =>
      book.has(channel, userId) || book.members(channel).length < limits.presenceMembers,
    join: ({ socketId, members }, channel, member) => {
      members.set(channel, member);
      void fanOut.send({ kind: 'presence-joined', channel, socketId, member });
    },
    leave: ({ socketId, members }, channel) => {
      if (members.delete(channel)) void fanOut.send({ kind: 'presence-left', channel, socketId });
    },
    facts: (channel) => {
      const members = book.members(channel);
      const hash = Object.fromEntries(members.map(({ id, info }) => [id, info ?? null]));
      return {
        presence: { count: members.length, ids: members.map(({ id }) => id), hash },
      };
    },
    userIds: (channel) => book.members(channel).map(({ id }) => id),
    announce: () => {
      void fanOut.send({ kind: 'presence-state', entries: book.ofNode(fanOut.nodeId) });
    },
    nodeLost: (nodeId) => exitAll(nodeId),
    handlers: {
      'presence-joined': (message, from) => enter(from, message),
      'presence-left': ({ channel, socketId }, from) => exit(from, channel, socketId),
      'presence-state': ({ entries }, from) => {
        if (from === fanOut.nodeId) return;
        exitAll(from, entries);
        for (const entry of entries) enter(from, entry);
      },
    },
  };
}
