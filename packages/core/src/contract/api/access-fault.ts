import type { ErrorCode } from '../error-codes.ts';
import { isOneOf, type Role } from '../roles.ts';
import type { UserStatus } from '../statuses.ts';
import type { ApiRow } from './api-row.ts';

/** Facts about the caller that the access rule of a call reads. */
export interface CallActor {
  readonly role: Role;
  readonly status: UserStatus;
}

/**
 * Why a caller may not make a call, before its object matters; `undefined` means that it may. Fails
 * closed. Staff and declarators whose account is not activated read, and write nothing but what
 * every user may write about the own account. The server and the fake backend share this rule.
 *
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
  // Roles of the desk act on what is not their own: everything they write concerns others.
  const isOfficeWrite = method !== 'GET' && isOneOf('desk', actor);
  return isOfficeWrite && actor.status !== 'activated' ? 'forbidden' : undefined;
}
