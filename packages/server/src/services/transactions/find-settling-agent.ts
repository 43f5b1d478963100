import { AppError, settlementOf, type ChannelKind } from '@lobi/core/contract';
import { settlesFor } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { findUser, type UserRecord } from '../../store/users.ts';

type Owner = Pick<UserRecord, 'role' | 'parentId'>;

/** Finds the agent whose float settles a player's request through an agent channel. */
export async function findSettlingAgent(
  db: Queryable,
  owner: Owner,
): Promise<UserRecord | undefined> {
  const { role, parentId } = owner;
  const parent = role === 'player' && parentId !== null ? await findUser(db, parentId) : undefined;
  return settlesFor(parent, owner) ? parent : undefined;
}

/**
 * Returns the id of the agent who settles a request on a channel; `null`: the house.
 * @throws AppError `channel_unavailable` if the channel needs an agent and there is none
 */
export async function requireSettlingAgentId(
  db: Queryable,
  { kind }: { readonly kind: ChannelKind },
  owner: Owner,
): Promise<string | null> {
  if (settlementOf(kind) === 'house') return null;
  const agent = await findSettlingAgent(db, owner);
  if (!agent) throw new AppError('channel_unavailable', 'no agent settles it');
  return agent.id;
}
