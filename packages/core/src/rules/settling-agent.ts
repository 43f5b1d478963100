import type { Reader } from './may-manage.ts';
import { isActiveAgent } from './new-user.ts';

/**
 * Returns whether the parent of a user settles the user's requests on agent channels: the activated
 * agent of a player. Agents move their floats among each other by cash-in and cash-out instead.
 * @source ours – domain 2.1 (who pays)
 */
export const settlesFor = <Parent extends Pick<Reader, 'role' | 'status'>>(
  parent: Parent | null | undefined,
  { role }: Pick<Reader, 'role'>,
): parent is Parent => role === 'player' && parent != null && isActiveAgent(parent);
