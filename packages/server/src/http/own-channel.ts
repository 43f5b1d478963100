import { channels, parseChannelName, type ChannelRow } from '@lobi/core/contract';

const ownRules: readonly ChannelRow['authorize'][] = ['self', 'owner-of-wallet'];

/**
 * Returns whether the events of this channel concern only its subscriber, rather than work that is
 * shared with others.
 */
export function isOwnChannel(wireName: string): boolean {
  const parsed = parseChannelName(wireName);
  return parsed !== undefined && ownRules.includes(channels[parsed.key].authorize);
}
