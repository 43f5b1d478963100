import { channelNamePattern, isCache, isPresence, userChannel } from './channel-kind.ts';
import { entryOf } from './channel-rules.ts';
import { send, sendSubscriptionError, type Connection, type RefusalStatus } from './connection.ts';
import type { Audience } from './audience.ts';
import type { EventCache } from './event-cache.ts';
import type { Member } from './fan-out-messages.ts';
import { readMember, writeFrame, type SubscribeRequest } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Presence } from './presence.ts';
import type { SubscriberIndex } from './subscriber-index.ts';
import { isChannelSignature, type RealtimeCredentials } from './signature.ts';

export interface SubscriptionDeps {
  readonly credentials: RealtimeCredentials;
  readonly limits: RealtimeLimits;
  readonly areOthersAllowed: boolean;
  /** Whether grants also arrive from other nodes. */
  readonly areGrantsShared: boolean;
  readonly subscribers: SubscriberIndex;
  readonly presence: Presence;
  readonly audience: Pick<Audience, 'frameOf'>;
  readonly cache: EventCache;
}

/** Entering and leaving channels. */
export interface Subscriptions {
  subscribe(connection: Connection, request: SubscribeRequest): void;
  /** A grant has arrived: admits the subscriptions that waited for it. */
  granted(connection: Connection, channel: string): void;
  leave(connection: Connection, channel: string): void;
  leaveAll(connection: Connection): void;
  /** Notifies a client again that it is in its channels, which makes it read again. */
  confirmAll(connection: Connection): void;
}

/** Creates the subscriptions of one node. */
export function createSubscriptions(deps: SubscriptionDeps): Subscriptions {
  const { credentials, limits, subscribers, presence, audience, cache } = deps;

  /**
   * The signature proves what the auth endpoint decided; the grant proves that the decision is still
   * valid.
   */
  const admit = (
    connection: Connection,
    { channel, auth, channel_data }: SubscribeRequest,
  ): 'in' | 'wait' | 'out' => {
    if (connection.userId !== undefined && channel === userChannel(connection.userId)) return 'in';
    if (!channelNamePattern.test(channel)) return 'out';
    const entry = entryOf(channel, deps.areOthersAllowed);
    if (entry === 'open') return 'in';
    const data = isPresence(channel) ? (channel_data ?? '') : undefined;
    const isGood =
      entry !== 'closed' &&
      isChannelSignature(credentials, connection.socketId, channel, auth ?? '', data);
    if (!isGood) return 'out';
    if (entry === 'signature' || connection.grants.has(channel)) return 'in';
    return deps.areGrantsShared ? 'wait' : 'out';
  };

  /** The member that a presence channel is joined as, or why not. */
  const memberOf = (channel: string, channelData: string): Member | RefusalStatus => {
    const member = readMember(channelData);
    if (!member) return 422;
    const infoBytes = Buffer.byteLength(JSON.stringify(member.info ?? null));
    if (infoBytes > limits.memberInfoBytes) return 413;
    return presence.hasRoom(channel, member.id) ? member : 429;
  };

  const confirm = (connection: Connection, channel: string): void => {
    const facts = isPresence(channel) ? presence.facts(channel) : {};
    send(connection, writeFrame('pusher_internal:subscription_succeeded', facts, channel), limits);
  };

  const enter = (connection: Connection, { channel, channel_data }: SubscribeRequest): void => {
    const isNew = !connection.channels.has(channel);
    const refuse = (status: RefusalStatus): void =>
      sendSubscriptionError(connection, channel, status, limits);
    if (isNew && connection.channels.size >= limits.channelsPerConnection) return refuse(429);
    if (isNew && isPresence(channel)) {
      const member = memberOf(channel, channel_data ?? '');
      if (typeof member === 'number') return refuse(member);
      presence.join(connection, channel, member);
    }
    subscribers.join(connection, channel);
    confirm(connection, channel);
    const count = audience.frameOf(channel);
    if (count !== undefined) send(connection, count, limits);
    if (isNew && isCache(channel)) {
      const frame = cache.get(channel)?.frame ?? writeFrame('pusher:cache_miss', {}, channel);
      send(connection, frame, limits);
    }
  };

  /** Returns the channels that the connection waited for. */
  const stopWaiting = (connection: Connection, channel: string): SubscribeRequest | undefined => {
    const waiting = connection.waiting.get(channel);
    clearTimeout(waiting?.giveUp);
    connection.waiting.delete(channel);
    return waiting?.request;
  };

  const wait = (connection: Connection, request: SubscribeRequest): void => {
    const { channel } = request;
    stopWaiting(connection, channel);
    const giveUp = setTimeout(() => {
      connection.waiting.delete(channel);
      // Lost or revoked: a session that may still join gets the grant when it requests it again.
      sendSubscriptionError(connection, channel, 503, limits);
    }, limits.grantWaitMs);
    connection.waiting.set(channel, { giveUp, request });
  };

  const leave = (connection: Connection, channel: string): void => {
    stopWaiting(connection, channel);
    if (subscribers.leave(connection, channel)) presence.leave(connection, channel);
  };

  return {
    subscribe: (connection, request) => {
      const { channel } = request;
      const verdict = admit(connection, request);
      if (verdict === 'in') return enter(connection, request);
      if (verdict === 'wait' && connection.waiting.size < limits.channelsPerConnection) {
        return wait(connection, request);
      }
      return sendSubscriptionError(connection, channel, 403, limits);
    },
    granted: (connection, channel) => {
      const request = stopWaiting(connection, channel);
      if (request) enter(connection, request);
    },
    leave,
    leaveAll: (connection) => {
      for (const channel of [...connection.waiting.keys(), ...connection.channels]) {
        leave(connection, channel);
      }
    },
    confirmAll: (connection) => {
      for (const channel of connection.channels) confirm(connection, channel);
    },
  };
}
