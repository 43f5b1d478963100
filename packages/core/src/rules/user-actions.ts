import { isOneOf, isStaff, type Role } from '../contract/roles.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';
import { isPaidOutByStaff, mayWithdraw, type AccountStatus } from './money-access.ts';
import { editableFields } from './user-edits.ts';

/** Action on a user. */
export type UserAction = UserDetail['actions'][number];

/** The user that the actions are about. */
export interface ActionTarget extends Person, AccountStatus {
  /** `null` when the wallet is not frozen. */
  readonly frozenAt: Date | null;
  /** Signing in requires a code in addition to the password. */
  readonly hasSecondFactor: boolean;
  /** Withdrawals require a PIN. */
  readonly hasWithdrawalPin: boolean;
}

/** Roles that pass on money and may receive float. */
export const floatHolders: readonly Role[] = ['admin', 'agent'];

/** Returns whether the wallet belongs to a player or an agent, the roles that pay in and out in cash. */
const dealsInCash = (reader: Reader, target: ActionTarget): boolean =>
  reader.status === 'activated' &&
  isOneOf('managers', reader) &&
  isOneOf('holders', target) &&
  mayManage(reader, target);

/** Returns whether the viewer may give cash to the user: activated users below. */
const givesCash = (reader: Reader, target: ActionTarget): boolean =>
  target.status === 'activated' && dealsInCash(reader, target);

/**
 * Returns whether a viewer may request a cash-out: the agent or staff who pays it, or the owner, from
 * the agent. Also allowed during a break.
 */
const asksForCash = (reader: Reader, target: ActionTarget): boolean => {
  if (!mayWithdraw(target)) return false;
  if (reader.id !== target.id) return dealsInCash(reader, target);
  return isOneOf('holders', target) && target.parentId !== null;
};

/** The origin of an action is visible to its user and to staff. */
const seesTraces = (reader: Reader, target: ActionTarget): boolean =>
  reader.id === target.id || isStaff(reader);

/** Staff moves players and agents in the tree, and freezes and unfreezes their wallets. */
const isManagedByStaff = (reader: Reader, target: ActionTarget): boolean =>
  reader.status === 'activated' &&
  isStaff(reader) &&
  isOneOf('holders', target) &&
  mayManage(reader, target);

/** Returns whether staff may help a user who lost the device or forgot the PIN. */
const helps = (reader: Reader, target: ActionTarget): boolean =>
  reader.status === 'activated' && isStaff(reader) && mayManage(reader, target);

const rules: Readonly<Record<UserAction, (reader: Reader, target: ActionTarget) => boolean>> = {
  edit: (reader, target) => editableFields(reader, target).length > 0,
  'cash-in': givesCash,
  'cash-out': asksForCash,
  'pay-out': (reader, target) => isPaidOutByStaff(target) && isManagedByStaff(reader, target),
  freeze: (reader, target) => target.frozenAt === null && isManagedByStaff(reader, target),
  unfreeze: (reader, target) => target.frozenAt !== null && isManagedByStaff(reader, target),
  'password-link': (reader, target) => reader.status === 'activated' && mayManage(reader, target),
  'end-second-factor': (reader, target) => target.hasSecondFactor && helps(reader, target),
  'reset-withdrawal-pin': (reader, target) => target.hasWithdrawalPin && helps(reader, target),
  'change-role': (reader, target) =>
    reader.status === 'activated' && reader.role === 'superadmin' && mayManage(reader, target),
  float: (reader, target) =>
    reader.status === 'activated' &&
    reader.role === 'superadmin' &&
    floatHolders.includes(target.role) &&
    mayManage(reader, target),
  move: isManagedByStaff,
  'see-activity': seesTraces,
  'see-sessions': seesTraces,
  // Users cannot read notes about themselves.
  'see-notes': (reader, target) => isStaff(reader) && reader.id !== target.id,
};

/** Returns the actions that a user may take on another, visible one. @source ours */
export const actionsOn = (reader: Reader, target: ActionTarget): UserAction[] =>
  (Object.keys(rules) as UserAction[]).filter((action) => rules[action](reader, target));
