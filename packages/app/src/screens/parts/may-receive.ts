import { isOneOf, type Role, type UserStatus } from '@lobi/core/contract';

/** Owner of a wallet, as far as a cash-in is concerned. */
interface Receiver {
  readonly role: Role;
  readonly status: UserStatus;
}

/**
 * Returns whether this owner's wallet can receive a cash-in: active players and agents only. @source
 * ours
 */
export function mayReceive(receiver: Receiver): boolean {
  return receiver.status === 'activated' && isOneOf('holders', receiver);
}
