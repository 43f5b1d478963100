import { AppError, type ErrorCode, type UserStatus } from '@lobi/core/contract';
import { assertMayMoveMoney } from '../../domain/user-abilities.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../actor.ts';

/** Players and agents: whose wallets money goes into and out of. */
export const playsWithMoney = ({ role }: Pick<UserRecord, 'role'>): boolean =>
  role === 'player' || role === 'agent';

/**
 * Lets only the owner of a player's or agent's wallet pass, in a status that the way of the money
 * allows; default: activated.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertOwnWallet(
  actor: Actor,
  owner: UserRecord,
  assertAllowed: (owner: UserRecord) => void = assertMayMoveMoney,
): void {
  if (actor.id !== owner.id || !playsWithMoney(owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  assertAllowed(owner);
}

/** Why an owner's status keeps money still. A blocked owner is not the caller, who may go on. */
const ownerFaults: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_restricted',
};

/**
 * Lets money move only on the wallet of an activated owner, whoever asks.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertOwnerIsActive({ status }: Pick<UserRecord, 'status'>): void {
  const fault = ownerFaults[status];
  if (fault) throw new AppError(fault, 'the owner of the wallet is not active');
}
