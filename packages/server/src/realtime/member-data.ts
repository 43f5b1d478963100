import type { Member } from '@lobi/core/contract';

/**
 * Returns the data about a member that others in a presence channel receive, as the protocol writes
 * it.
 */
export function memberData({ id, username, role }: Member): string {
  const info: Member = { id, username, role };
  return JSON.stringify({ user_id: id, user_info: info });
}
