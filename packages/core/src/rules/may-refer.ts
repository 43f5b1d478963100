import { isOneOf, type Role } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';
import type { Person } from './may-manage.ts';

/**
 * Returns whether this user may refer new players now: below an agent, or under the same agent as a
 * player. A user who is on a break, restricted or blocked may not.
 * @source ours
 */
export const mayRefer = ({ role, status }: { role: Role; status: UserStatus }): boolean =>
  isOneOf('holders', { role }) && status === 'activated';

/** Returns the id of the agent above a referred player: a referring agent, or that of a player. */
export const parentIdOfReferred = ({ id, role, parentId }: Person): string | null =>
  role === 'agent' ? id : parentId;
