import type { MemorySocketServer } from '../../realtime/memory-realtime.ts';

/** Members of the presence channels of the fake backend. */
export interface FakePresence {
  /** @param channelData member, as the protocol writes it */
  enter(socket: MemorySocketServer, wireName: string, channelData: string): void;
  /** Publishes the current members of a channel. */
  announce(wireName: string): void;
}

/** Presence over these sockets. A user is a member as long as one of the user's sockets is subscribed. */
export function createFakePresence(sockets: readonly MemorySocketServer[]): FakePresence {
  const members = new Map<MemorySocketServer, Map<string, { id: string }>>();
  const isIn = (wireName: string) => (socket: MemorySocketServer) =>
    socket.subscribed().includes(wireName);
  return {
    enter(socket, wireName, channelData) {
      const { user_info: info } = JSON.parse(channelData) as { user_info: { id: string } };
      const own = members.get(socket) ?? new Map<string, { id: string }>();
      members.set(socket, own.set(wireName, info));
    },
    announce(wireName) {
      const there = sockets.filter(isIn(wireName));
      const known = there.flatMap((socket) => members.get(socket)?.get(wireName) ?? []);
      const each = [...new Map(known.map((member) => [member.id, member])).values()];
      for (const socket of there) socket.publishRaw(wireName, each);
    },
  };
}
