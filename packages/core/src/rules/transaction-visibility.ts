import { isStaff } from '../contract/roles.ts';
import type { Reader } from './may-manage.ts';

/** Users involved in a transaction. */
export interface InvolvedUsers {
  readonly ownerId: string;
  readonly createdById: string;
  /** Owner of the wallet that pays; `null` if the house does. */
  readonly fromUserId: string | null;
  /** Owner of the wallet that receives; `null` if the house does. */
  readonly toUserId: string | null;
}

/**
 * Returns whether the user sees a transaction: its owner, its creator, its parties, the agents above the
 * owner, and staff.
 * @param isAboveOwner whether the user is an agent above the owner
 * @source ours – security 5.1
 */
export function maySeeTransaction(
  reader: Pick<Reader, 'id' | 'role'>,
  { ownerId, createdById, fromUserId, toUserId }: InvolvedUsers,
  isAboveOwner: boolean,
): boolean {
  const isInvolved = [ownerId, createdById, fromUserId, toUserId].includes(reader.id);
  return isInvolved || isStaff(reader) || isAboveOwner;
}
