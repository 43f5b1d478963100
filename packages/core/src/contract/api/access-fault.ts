import type { ErrorCode } from '../error-codes.ts';
import { isOneOf, type Role } from '../roles.ts';
import type { UserStatus } from '../statuses.ts';
import type { ApiRow } from './api-row.ts';

/** Properties of the caller that access rules read. */
export interface CallActor {
  readonly role: Role;
  readonly status: UserStatus;
}

/**
 * Returns why a caller may not make a call, regardless of its object; `undefined` means that it may.
 * Fails closed. Staff and declarators whose account is not activated may read, and write only what all
 * users may write about their own accounts. The server and the fake backend share this rule.
 * @param actor `undefined` for a guest
 * @returns `unauthenticated`, `forbidden` or `undefined`
 * @source spec §6; the status ours
 */
export function accessFault(
  { access, method }: Pick<ApiRow, 'access' | 'method'>,
  actor: CallActor | undefined,
): Extract<ErrorCode, 'unauthenticated' | 'forbidden'> | undefined {
  if (access.kind === 'public') return undefined;
  if (!actor) return 'unauthenticated';
  if (access.kind === 'auth') return undefined;
  if (access.kind !== 'roles' || !access.roles.includes(actor.role)) return 'forbidden';
  // Roles that manage games act on objects of others: everything they write affects others.
  const isOfficeWrite = method !== 'GET' && isOneOf('gameManagers', actor);
  return isOfficeWrite && actor.status !== 'activated' ? 'forbidden' : undefined;
}
