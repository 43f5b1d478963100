import type { Role } from './roles.ts';
import type { UserStatus } from './statuses.ts';

/** Whose link brings new players: below an agent, or beside a player under the same agent. */
const referrers: ReadonlySet<Role> = new Set(['agent', 'player']);

/**
 * Does the referral code of this user bring anybody now? Who is on a break, restricted or blocked
 * invites nobody.
 * @source ours
 */
export const mayRefer = ({ role, status }: { role: Role; status: UserStatus }): boolean =>
  referrers.has(role) && status === 'activated';
