import { isOneOf, type Role } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';

/**
 * Can this user refer new players now: below an agent, or beside a player under the same agent? A
 * user who is on a break, restricted or blocked cannot.
 * @source ours
 */
export const mayRefer = ({ role, status }: { role: Role; status: UserStatus }): boolean =>
  isOneOf('holders', { role }) && status === 'activated';
