import type { ErrorCode } from '../contract/error-codes.ts';
import { roleGroups, type Role } from '../contract/roles.ts';
import type { ChangeRequestKind } from '../contract/schemas/change-request.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';

/** Roles that request a change, and roles that decide about it. */
interface ChangeRoles {
  readonly askers: readonly Role[];
  readonly deciders: readonly Role[];
}

const { staff } = roleGroups;
const byStaff: ChangeRoles = { askers: staff, deciders: staff };
const ofSuperadmin: ChangeRoles = { askers: ['superadmin'], deciders: staff };
const amongSuperadmins: ChangeRoles = { askers: ['superadmin'], deciders: ['superadmin'] };

/**
 * Roles of each kind of change that takes two people. A change of rights is decided by those who
 * could ask for it. @source ours – security 5.1 (four eyes)
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
  // One superadmin alone could otherwise never switch the second person off again.
  'setting.update': ofSuperadmin,
};

/** A request as far as it matters who decides about it. */
export interface DecidedChange {
  readonly kind: ChangeRequestKind;
  readonly askedById: string;
  /** The affected user, if any. */
  readonly person: Person | null;
}

/**
 * Why the reader may not decide about a change; `undefined`: may. No one decides about an own
 * request or about themselves.
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

/** May a user of this role ask for the change? */
export const mayAskFor = (kind: ChangeRequestKind, { role }: Pick<Reader, 'role'>): boolean =>
  changeRoles[kind].askers.includes(role);
