import { isCache, isPresence } from '../channel-kind.ts';
import type { RealtimeHub } from '../hub.ts';

/** Attributes of a channel that can be requested. */
export type ChannelAttributes = Record<string, unknown>;

/** Values by name of `info`; none if a name does not apply to the channel. */
const readers: Readonly<
  Record<string, (hub: RealtimeHub, channel: string, subscriptions: number) => ChannelAttributes>
> = {
  subscription_count: (_hub, _channel, subscriptions) => ({ subscription_count: subscriptions }),
  user_count: (hub, channel) =>
    isPresence(channel) ? { user_count: hub.userIds(channel).length } : {},
  cache: (hub, channel) => {
    const event = isCache(channel) ? hub.cached(channel) : undefined;
    if (!event) return {};
    const { data } = JSON.parse(event.frame) as { data: string };
    return { cache: { data, ttl: Math.ceil(event.leftMs / 1_000) } };
  },
};

/** Names in an `info` parameter. */
export const infoNames = (info: string | null | undefined): string[] =>
  (info ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

/** Returns whether every requested name of `info` is known. */
export const areKnownInfos = (names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(readers, name));

/** Returns the requested attributes of one channel. */
export function attributesOf(
  hub: RealtimeHub,
  channel: string,
  subscriptions: number,
  names: readonly string[],
): ChannelAttributes {
  const parts = names.map((name) => readers[name]?.(hub, channel, subscriptions));
  return Object.assign({}, ...parts) as ChannelAttributes;
}
