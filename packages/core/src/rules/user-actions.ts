import { isOneOf, isStaff, type Role } from '../contract/roles.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';
import { isPaidOutByStaff, mayTakeOut, type AccountStatus } from './money-access.ts';
import { editableFields } from './user-edits.ts';

/** Action on a user. */
export type UserAction = UserDetail['actions'][number];

/** The user that the actions are about. */
export interface ActionTarget extends Person, AccountStatus {
  /** `null` when the wallet is not frozen. */
  readonly frozenAt: Date | null;
  /** Signing in takes a code beside the password. */
  readonly hasSecondFactor: boolean;
  /** Withdrawals take a PIN. */
  readonly hasWithdrawalPin: boolean;
}

/** Roles that pass money on, and may receive float. */
export const floatHolders: readonly Role[] = ['admin', 'agent'];

/** Deals with the wallet of a player or agent in cash. */
const dealsInCash = (reader: Reader, target: ActionTarget): boolean =>
  reader.status === 'activated' &&
  isOneOf('managers', reader) &&
  isOneOf('holders', target) &&
  mayManage(reader, target);

/** Cash goes down to the activated. */
const givesCash = (reader: Reader, target: ActionTarget): boolean =>
  target.status === 'activated' && dealsInCash(reader, target);

/**
 * Cash comes back up, on a break too, to a user who may give it, or to the agent whom the owner
 * asks.
 */
const asksForCash = (reader: Reader, target: ActionTarget): boolean => {
  if (!mayTakeOut(target)) return false;
  if (reader.id !== target.id) return dealsInCash(reader, target);
  return isOneOf('holders', target) && target.parentId !== null;
};

/** The origin of an action is visible to its user and to staff. */
const seesTraces = (reader: Reader, target: ActionTarget): boolean =>
  reader.id === target.id || isStaff(reader);

/** Players and agents are moved by staff, who freeze and free their wallets. */
const isKeptByStaff = (reader: Reader, target: ActionTarget): boolean =>
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
  'pay-out': (reader, target) => isPaidOutByStaff(target) && isKeptByStaff(reader, target),
  freeze: (reader, target) => target.frozenAt === null && isKeptByStaff(reader, target),
  unfreeze: (reader, target) => target.frozenAt !== null && isKeptByStaff(reader, target),
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
  move: isKeptByStaff,
  'see-activity': seesTraces,
  'see-sessions': seesTraces,
  // No one reads notes about themselves.
  'see-notes': (reader, target) => isStaff(reader) && reader.id !== target.id,
};

/** Returns the actions that a reader may take on a visible user. @source ours */
export const actionsOn = (reader: Reader, target: ActionTarget): UserAction[] =>
  (Object.keys(rules) as UserAction[]).filter((action) => rules[action](reader, target));
