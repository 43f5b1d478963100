import { parseChannelName, wireChannelName, type ChannelKey } from '@lobi/core/contract';
import type { AudienceQuery, SessionListeners } from '../../services/auth/session-listeners.ts';
import { mayJoin } from '../channel-rules.ts';
import { sign } from '../signature.ts';

/** Private channels by the name that one session knows them under. */
export interface SessionChannels {
  /** `private-wallet.{id}` → `private-wallet.{id}.{mark of the session}`. */
  nameFor(channel: string, sessionId: string): string;
  /** Names to publish on, by channel: the channel itself where it is public. */
  namesFor(channels: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/**
 * An external broker cannot remove a channel from a socket. So a private channel has one
 * name per session, and the publisher asks first which sessions are running: a session that has
 * ended is spoken to no more, whatever its socket is still subscribed to.
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
