import { channels, parseChannelName, wireChannelName, type ChannelKey } from '@lobi/core/contract';
import { isSigned } from './channel-kind.ts';

/**
 * Requirement for joining a channel: `open` none, `grant` a signature and a valid grant of this
 * platform, `signature` a signature with the app secret; a `closed` one cannot be joined.
 */
export type ChannelEntry = 'open' | 'grant' | 'signature' | 'closed';

const tablePrefixes = (Object.keys(channels) as ChannelKey[]).map((key) =>
  wireChannelName(key, ''),
);

/**
 * Returns the requirement for joining a channel. The channel table decides about its channels; similar
 * names are closed, and so are all others unless the operator has allowed additional channels.
 */
export function entryOf(wireName: string, areOthersAllowed: boolean): ChannelEntry {
  const parsed = parseChannelName(wireName);
  if (parsed) return channels[parsed.key].visibility === 'public' ? 'open' : 'grant';
  if (!areOthersAllowed || tablePrefixes.some((prefix) => wireName.startsWith(prefix))) {
    return 'closed';
  }
  return isSigned(wireName) ? 'signature' : 'open';
}
