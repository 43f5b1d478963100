import { channels, parseChannelName, type ChannelRow } from '@lobi/core/contract';

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

/** Is this a public channel of the table? Anyone may join it, signed in or not. */
export function isPublicChannel(wireName: string): boolean {
  const parsed = parseChannelName(wireName);
  return parsed !== undefined && channels[parsed.key].visibility === 'public';
}

/**
 * May this caller join this private channel? Fails closed: a name that no row makes, a public
 * name, and every name asked by a blocked user are refused. @source spec §6, the rules ours
 */
export function mayJoin(actor: ChannelActor, wireName: string): boolean {
  if (actor.status === 'blocked') return false;
  const parsed = parseChannelName(wireName);
  if (!parsed) return false;
  const row = channels[parsed.key];
  return row.visibility === 'private' && rules[row.authorize](actor, parsed.id);
}
