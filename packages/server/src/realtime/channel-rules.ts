import {
  channels,
  parseChannelName,
  wireChannelName,
  type ChannelKey,
  type ChannelRow,
} from '@lobi/core/contract';
import { isSigned } from './channel-kind.ts';

/** Facts about a caller that a channel rule may ask. */
export interface ChannelActor {
  readonly id: string;
  readonly role: string;
  readonly status: string;
  readonly walletId: string;
}

const rules = {
  everyone: () => true,
  self: (actor, id) => actor.id === id,
  'agent-self': (actor, id) => actor.role === 'agent' && actor.id === id,
  'owner-of-wallet': (actor, id) => actor.walletId === id,
  staff: ({ role }, id) => id === 'all' && (role === 'admin' || role === 'superadmin'),
} satisfies Record<ChannelRow['authorize'], (actor: ChannelActor, id: string) => boolean>;

/**
 * What a channel asks of a client: `open` nothing, `grant` a signature and a living grant of this
 * platform, `signature` one by whoever holds the secret; nobody enters a `closed` one.
 */
export type ChannelEntry = 'open' | 'grant' | 'signature' | 'closed';

const tablePrefixes = (Object.keys(channels) as ChannelKey[]).map((key) =>
  wireChannelName(key, ''),
);

/**
 * How a channel is entered. Channels of the table follow it; names that only look like theirs are
 * closed, and so is every other name unless the operator has allowed channels of their own.
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
 * May this caller join this private or presence channel? Fails closed: a name that no row makes, a public
 * name, and every name asked by a blocked user are refused. @source spec §6, the rules ours
 */
export function mayJoin(actor: ChannelActor, wireName: string): boolean {
  if (actor.status === 'blocked') return false;
  const parsed = parseChannelName(wireName);
  if (!parsed) return false;
  const row = channels[parsed.key];
  return row.visibility !== 'public' && rules[row.authorize](actor, parsed.id);
}
