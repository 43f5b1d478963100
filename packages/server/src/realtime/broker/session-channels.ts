import { mayJoin, parseChannelName, wireChannelName, type ChannelKey } from '@lobi/core/contract';
import type { AudienceQuery, SessionListeners } from '../../services/auth/session-listeners.ts';
import { sign } from '../signature.ts';

/** Session-specific names of private channels. */
export interface SessionChannels {
  /** `private-wallet.{id}` → `private-wallet.{id}.{mark of the session}`. */
  nameFor(channel: string, sessionId: string): string;
  /** Names to publish on, by channel; a public channel has its own name only. */
  namesFor(channels: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/**
 * Gives each private channel one name per session, because an external broker cannot remove a channel
 * from a socket. The publisher first checks which sessions are running: nothing is published to a
 * session that has ended, even if its socket is still subscribed.
 */
export function createSessionChannels(
  listeners: SessionListeners,
  secret: string,
): SessionChannels {
  const nameFor = (channel: string, sessionId: string): string =>
    `${channel}.${sign(secret, `session ${sessionId}`).slice(0, 32)}`;

  const query = (rows: readonly { key: ChannelKey; id: string }[]): AudienceQuery => {
    const idsOf = (...keys: ChannelKey[]): string[] =>
      rows.filter(({ key, id }) => keys.includes(key) && isUuid(id)).map(({ id }) => id);
    return {
      userIds: idsOf('user', 'agent'),
      walletIds: idsOf('wallet'),
      staff: rows.some(({ key }) => key === 'ops'),
    };
  };

  return {
    nameFor,
    namesFor: async (channels) => {
      const names = new Map<string, readonly string[]>();
      const rows: { key: ChannelKey; id: string; channel: string }[] = [];
      for (const channel of new Set(channels)) {
        const row = channel.startsWith('private-') ? parseChannelName(channel) : undefined;
        if (row) rows.push({ ...row, channel: wireChannelName(row.key, row.id) });
        else names.set(channel, [channel]);
      }
      if (rows.length === 0) return names;
      const found = await listeners.find(query(rows));
      for (const { channel } of rows) {
        const audience = found.filter((listener) => mayJoin(listener, channel));
        names.set(
          channel,
          audience.map(({ sessionId }) => nameFor(channel, sessionId)),
        );
      }
      return names;
    },
  };
}
