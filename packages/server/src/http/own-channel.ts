import { channels, parseChannelName, type ChannelRow } from '@lobi/core/contract';

const ownRules: readonly ChannelRow['authorize'][] = ['self', 'owner-of-wallet'];

/** Are the events of this channel about its listener alone, and of nothing that anybody works on? */
export function isOwnChannel(wireName: string): boolean {
  const parsed = parseChannelName(wireName);
  return parsed !== undefined && ownRules.includes(channels[parsed.key].authorize);
}
