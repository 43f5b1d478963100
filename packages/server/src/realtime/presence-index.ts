import type { Member, PresenceEntry } from './fan-out-messages.ts';

/** Members of presence channels on all nodes; a user counts once, whatever the number of sockets. */
export interface PresenceIndex {
  /** Returns whether the user is new to the channel. */
  add(nodeId: string, entry: PresenceEntry): boolean;
  /** Returns the user if this was the user's last socket in the channel. */
  remove(nodeId: string, channel: string, socketId: string): string | undefined;
  /** Sockets that a node has announced. */
  ofNode(nodeId: string): PresenceEntry[];
  has(channel: string, userId: string): boolean;
  members(channel: string): Member[];
}

interface Presence {
  readonly member: Member;
  /** Sockets, each prefixed with its node. */
  readonly sockets: Set<string>;
}

/** Creates an empty index. */
export function createPresenceIndex(): PresenceIndex {
  const channels = new Map<string, Map<string, Presence>>();
  const entries = new Map<string, Map<string, PresenceEntry>>();
  const keyOf = (channel: string, socketId: string): string => `${socketId} ${channel}`;

  const remove = (nodeId: string, channel: string, socketId: string): string | undefined => {
    const ofNode = entries.get(nodeId);
    const entry = ofNode?.get(keyOf(channel, socketId));
    if (!entry) return undefined;
    ofNode?.delete(keyOf(channel, socketId));
    if (ofNode?.size === 0) entries.delete(nodeId);
    const users = channels.get(channel);
    const { id } = entry.member;
    const presence = users?.get(id);
    presence?.sockets.delete(`${nodeId} ${socketId}`);
    if (!users || !presence || presence.sockets.size > 0) return undefined;
    users.delete(id);
    if (users.size === 0) channels.delete(channel);
    return id;
  };

  return {
    add: (nodeId, entry) => {
      const { channel, socketId, member } = entry;
      const ofNode = entries.get(nodeId) ?? new Map<string, PresenceEntry>();
      entries.set(nodeId, ofNode.set(keyOf(channel, socketId), entry));
      const users = channels.get(channel) ?? new Map<string, Presence>();
      channels.set(channel, users);
      const existing = users.get(member.id);
      const presence = existing ?? { member, sockets: new Set() };
      presence.sockets.add(`${nodeId} ${socketId}`);
      users.set(member.id, presence);
      return existing === undefined;
    },
    remove,
    ofNode: (nodeId) => [...(entries.get(nodeId)?.values() ?? [])],
    has: (channel, userId) => channels.get(channel)?.has(userId) ?? false,
    members: (channel) => [...(channels.get(channel)?.values() ?? [])].map(({ member }) => member),
  };
}
