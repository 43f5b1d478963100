import Echo from 'laravel-echo';
import Pusher, { type Channel, type PresenceChannel } from 'pusher-js';
import type { Settings } from '../contract/schemas/settings.ts';
import type { CreateDriver, DriverChannelHandlers, RealtimeDriver } from './realtime-driver.ts';
import { watchPusher, type WantedConnection } from './watch-pusher.ts';

/** Signature of a subscription. */
export interface ChannelAuthorization {
  readonly auth: string;
  readonly channel_data?: string | undefined;
  /** Name to subscribe to instead: if a broker cannot revoke a channel, each session has its own names. */
  readonly channel?: string | undefined;
  /** Time in ms over which clients should reconnect after a simultaneous disconnect. */
  readonly spread?: number | undefined;
}

/** Where the socket of the platform is. */
export type RealtimeSocket = Settings['app']['realtime'] & {
  /** Path before that of the protocol, such as `/realtime`; default none. */
  readonly wsPath?: string | undefined;
};

/** Options of the Echo driver. */
export interface EchoDriverOptions {
  /** Key, host, port and scheme of the socket. @source spec §7, from the settings */
  readonly socket: RealtimeSocket;
  /** Asks the server to sign a subscription. Rejects with an error that carries a `status`. */
  authorize(
    socketId: string,
    channelName: string,
    signal: AbortSignal,
  ): Promise<ChannelAuthorization>;
}

/** Authorization that pusher-js sends with a subscription. */
interface PusherAuthorization {
  auth: string;
  channel_data?: string;
}

type Conclude = (error: Error | null, data: PusherAuthorization | null) => void;

interface DriverChannel {
  /** Channel name on the wire: the one from the response, else the requested one. */
  name: string;
  /** Signature received with that name, valid for one socket. */
  signed: { readonly socketId: string; readonly data: PusherAuthorization } | undefined;
  readonly handlers: DriverChannelHandlers;
  readonly event: string;
  /** Aborts a running authorization. */
  readonly abort: AbortController;
  /** Our own authorizer is failing: it reports the status itself, because pusher-js would lose it. */
  isFailing: boolean;
}

const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : 0;
};

/** Number of subscribers in a protocol event, whose shape depends on the server. */
function countIn(data: unknown): number | undefined {
  const count = (data as { subscription_count?: unknown } | null)?.subscription_count;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Returns the data that all members of a presence channel have published about themselves. */
function membersOf({ members }: PresenceChannel): unknown[] {
  const infos: unknown[] = [];
  members.each(({ info }: { info: unknown }) => infos.push(info));
  return infos;
}

/**
 * Driver over laravel-echo and pusher-js. One Echo instance is created at the first connection and
 * reused, because the bindings of a discarded one would stay in memory. pusher-js reconnects at fixed
 * times, so that its own retries are stopped and the rules above decide when to reconnect.
 */
export function createEchoDriver(options: EchoDriverOptions): CreateDriver {
  return (handlers): RealtimeDriver => {
    const channels = new Map<string, DriverChannel>();
    let echo: Echo<'reverb'> | undefined;
    const wanted: WantedConnection = { isWanted: false };

    const authorize = (name: string, socketId: string, conclude: Conclude): void => {
      const [wireName, channel] = [...channels].find(([, each]) => each.name === name) ?? [];
      if (wireName === undefined || channel === undefined) return;
      const { signal } = channel.abort;
      const { signed } = channel;
      channel.signed = undefined;
      if (signed?.socketId === socketId) return conclude(null, signed.data);
      options.authorize(socketId, wireName, signal).then(
        ({ auth, channel_data, channel: assigned = wireName, spread }) => {
          if (signal.aborted) return;
          if (spread !== undefined) handlers.crowded(spread);
          const data = channel_data === undefined ? { auth } : { auth, channel_data };
          if (assigned === name) conclude(null, data);
          else rename(channel, assigned, { socketId, data });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          channel.isFailing = true;
          conclude(error instanceof Error ? error : new Error(String(error)), null);
          channel.isFailing = false;
          channel.handlers.failed(statusOf(error));
        },
      );
    };

    /** The signature is for another name: subscribe to that one with it. */
    const rename = (
      channel: DriverChannel,
      name: string,
      signed: DriverChannel['signed'],
    ): void => {
      if (!echo) return;
      forget(echo.connector.pusher, channel.name);
      channel.name = name;
      channel.signed = signed;
      bind(echo, channel);
    };

    const makeEcho = (): Echo<'reverb'> => {
      const { key, host, port, scheme, wsPath } = options.socket;
      const created = new Echo({
        broadcaster: 'reverb',
        Pusher,
        key,
        wsHost: host,
        wsPort: port,
        wssPort: port,
        ...(wsPath !== undefined && { wsPath }),
        forceTLS: scheme === 'https',
        enabledTransports: ['ws', 'wss'],
        withoutInterceptors: true,
        authorizer: ({ name }: { name: string }) => ({
          authorize: (socketId: string, conclude: Conclude) => authorize(name, socketId, conclude),
        }),
      });
      watchPusher(created.connector.pusher, handlers, wanted);
      return created;
    };

    const enter = (active: Echo<'reverb'>, { name, handlers: presence }: DriverChannel) => {
      const [prefix = ''] = /^(private|presence)-/.exec(name) ?? [];
      if (prefix === 'private-') return active.private(name.slice(prefix.length));
      if (prefix !== 'presence-') return active.channel(name);
      const room = active.join(name.slice(prefix.length));
      const emitMembers = (): void =>
        presence.event(membersOf(room.subscription as PresenceChannel));
      return room.here(emitMembers).joining(emitMembers).leaving(emitMembers);
    };

    const bind = (active: Echo<'reverb'>, channel: DriverChannel): void => {
      const joined = enter(active, channel);
      joined.subscription.bind('pusher:subscription_count', (data: unknown) => {
        const count = countIn(data);
        if (count !== undefined) channel.handlers.counted(count);
      });
      joined
        // The leading dot keeps Echo's event namespace out of the wire name.
        .listen(`.${channel.event}`, channel.handlers.event)
        .subscribed(channel.handlers.succeeded)
        .error((failure: unknown) => {
          if (channel.isFailing) return;
          // pusher-js treats a rejection by the server as "still pending" and would never retry.
          joined.subscription.subscriptionPending = false;
          channel.handlers.failed(statusOf(failure));
        });
    };

    /** A cancelled subscription stays in the table of pusher-js and would return with the next socket. */
    const forget = (pusher: Pusher, wireName: string): void => {
      const channel = pusher.channel(wireName) as Channel | undefined;
      channel?.unbind_all();
      const wasPending = channel?.subscriptionPending === true;
      echo?.leaveChannel(wireName);
      pusher.channels.remove(wireName);
      if (wasPending) pusher.send_event('pusher:unsubscribe', { channel: wireName });
    };

    return {
      connect() {
        wanted.isWanted = true;
        if (echo) {
          echo.connector.pusher.connect();
          return;
        }
        echo = makeEcho();
        for (const channel of channels.values()) bind(echo, channel);
      },
      disconnect() {
        wanted.isWanted = false;
        echo?.disconnect();
      },
      subscribe(wireName, event, channelHandlers) {
        const channel: DriverChannel = {
          name: wireName,
          signed: undefined,
          event,
          handlers: channelHandlers,
          abort: new AbortController(),
          isFailing: false,
        };
        channels.set(wireName, channel);
        if (echo) bind(echo, channel);
      },
      retry(wireName) {
        const channel = channels.get(wireName);
        if (channel) echo?.connector.pusher.subscribe(channel.name);
      },
      unsubscribe(wireName) {
        const channel = channels.get(wireName);
        if (!channel) return;
        channels.delete(wireName);
        channel.abort.abort();
        if (echo) forget(echo.connector.pusher, channel.name);
      },
      ping() {
        echo?.connector.pusher.send_event('pusher:ping', {});
      },
    };
  };
}
