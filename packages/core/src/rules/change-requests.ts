import type { ErrorCode } from '../contract/error-codes.ts';
import { roleGroups, type Role } from '../contract/roles.ts';
import type { ChangeRequestKind } from '../contract/schemas/change-request.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';

/** Roles that request a change, and roles that decide about it. */
interface ChangeRoles {
  readonly requesters: readonly Role[];
  readonly deciders: readonly Role[];
}

const { staff } = roleGroups;
const byStaff: ChangeRoles = { requesters: staff, deciders: staff };
const ofSuperadmin: ChangeRoles = { requesters: ['superadmin'], deciders: staff };
const amongSuperadmins: ChangeRoles = { requesters: ['superadmin'], deciders: ['superadmin'] };

/**
 * Roles of each kind of change that requires two people. Only roles that may request a change of rights
 * may decide about it.
 * @source ours – security 5.1 (four eyes)
 */
export const changeRoles: Readonly<Record<ChangeRequestKind, ChangeRoles>> = {
  'user.role': amongSuperadmins,
  'user.agent': byStaff,
  'user.create': amongSuperadmins,
  'user.unblock': ofSuperadmin,
  'channel.create': byStaff,
  'channel.update': byStaff,
  'gateway.update': byStaff,
  'provider.update': byStaff,
  'provider.lift': byStaff,
  'bet.void': byStaff,
  'transfer.reverse': byStaff,
  'float.mint': ofSuperadmin,
  'float.burn': ofSuperadmin,
  // Otherwise a single superadmin could never disable the second approval again.
  'setting.update': ofSuperadmin,
};

/** The part of a request that determines who may decide. */
export interface DecidedChange {
  readonly kind: ChangeRequestKind;
  readonly askedById: string;
  /** The affected user, if any. */
  readonly person: Person | null;
}

/**
 * Returns why the viewer may not decide about a change; `undefined` if the viewer may. Users may not
 * decide about their own requests or about themselves.
 * @source ours – security 5.1 (four eyes)
 */
export function changeFault(
  { kind, askedById, person }: DecidedChange,
  reader: Reader,
): ErrorCode | undefined {
  if ([askedById, person?.id].includes(reader.id)) return 'own_request';
  const isOfRank =
    reader.status === 'activated' && changeRoles[kind].deciders.includes(reader.role);
  if (!isOfRank) return 'forbidden';
  return person && !mayManage(reader, person) ? 'forbidden' : undefined;
}

/** Returns whether a user of this role may request the change. */
export const mayAskFor = (kind: ChangeRequestKind, { role }: Pick<Reader, 'role'>): boolean =>
  changeRoles[kind].requesters.includes(role);

/**
 * Returns why a change may not be carried out for the user who requested it: no longer of a role that
 * may request it, or no longer activated; `undefined` otherwise.
 * @param requester the user now; `undefined` if gone
 */
export const requesterFault = (
  kind: ChangeRequestKind,
  requester: Pick<Reader, 'role' | 'status'> | undefined,
): ErrorCode | undefined =>
  requester?.status === 'activated' && mayAskFor(kind, requester) ? undefined : 'conflict';
