import {
  channels,
  isStaff,
  parseChannelName,
  wireChannelName,
  type ChannelKey,
  type ChannelRow,
} from '@lobi/core/contract';
import { isSigned } from './channel-kind.ts';

/** Properties of a caller that channel rules use. */
export interface ChannelActor {
  readonly id: string;
  readonly role: string;
  readonly status: string;
  readonly walletId: string;
}

/** Apart from their own channels, only activated users may follow events about others. */
const isActive = ({ status }: ChannelActor): boolean => status === 'activated';

const rules = {
  everyone: () => true,
  self: (actor, id) => actor.id === id,
  'agent-self': (actor, id) => isActive(actor) && actor.role === 'agent' && actor.id === id,
  'owner-of-wallet': ({ role, walletId }, id) => role !== 'declare' && walletId === id,
  staff: (actor, id) => isActive(actor) && id === 'all' && isStaff(actor),
} satisfies Record<ChannelRow['authorize'], (actor: ChannelActor, id: string) => boolean>;

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

/**
 * Returns whether a caller may join a private or presence channel. Fails closed: names without a row,
 * public names, and every name requested by a blocked user are rejected.
 * @source spec §6, the rules ours
 */
export function mayJoin(actor: ChannelActor, wireName: string): boolean {
  if (actor.status === 'blocked') return false;
  const parsed = parseChannelName(wireName);
  if (!parsed) return false;
  const row = channels[parsed.key];
  return row.visibility !== 'public' && rules[row.authorize](actor, parsed.id);
}
