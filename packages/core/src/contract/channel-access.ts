import { channels, parseChannelName, type ChannelRow } from './channels.ts';
import { isOneOf, isStaff } from './roles.ts';

/** Properties of a user that the rules of channels read. */
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
  'owner-of-wallet': (actor, id) => isOneOf('parties', actor) && actor.walletId === id,
  staff: (actor, id) => isActive(actor) && id === 'all' && isStaff(actor),
} satisfies Record<ChannelRow['authorize'], (actor: ChannelActor, id: string) => boolean>;

/**
 * Returns whether a user may join a private or presence channel. Fails closed: names without a row,
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
