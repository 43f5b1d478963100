import type { Role, UserDetail } from '@lobi/core/contract';
import { isPaidOutByStaff, mayTakeOut, type Standing } from '../../domain/user-abilities.ts';
import type { Actor } from '../actor.ts';
import { mayManage, type Person } from './may-manage.ts';
import { editableFields } from './user-edits.ts';

type UserAction = UserDetail['actions'][number];

interface Target extends Person, Standing {
  /** `null` when the wallet is not frozen. */
  readonly frozenAt: Date | null;
  /** Signing in takes a code beside the password. */
  readonly hasSecondFactor: boolean;
  /** Withdrawals take a PIN. */
  readonly hasWithdrawalPin: boolean;
}

const givers: readonly Role[] = ['agent', 'admin', 'superadmin'];
const staff: readonly Role[] = ['admin', 'superadmin'];
const holders: readonly Role[] = ['player', 'agent'];
/** Who hands money on, and may be given float. */
export const floatHolders: readonly Role[] = ['admin', 'agent'];

/** Deals with the wallet of a player or agent in cash. */
const dealsInCash = (reader: Actor, target: Target): boolean =>
  reader.status === 'activated' &&
  givers.includes(reader.role) &&
  holders.includes(target.role) &&
  mayManage(reader, target);

/** Cash goes down to the activated. */
const givesCash = (reader: Actor, target: Target): boolean =>
  target.status === 'activated' && dealsInCash(reader, target);

/** Cash comes back up, on a break too, to whoever may give it, or to the agent whom the owner asks. */
const asksForCash = (reader: Actor, target: Target): boolean => {
  if (!mayTakeOut(target)) return false;
  if (reader.id !== target.id) return dealsInCash(reader, target);
  return holders.includes(target.role) && target.parentId !== null;
};

/** From where somebody acts is for that person and for staff. */
const seesTraces = (reader: Actor, target: Target): boolean =>
  reader.id === target.id || staff.includes(reader.role);

/** Players and agents are moved by staff, who freeze and free their wallets. */
const isKeptByStaff = (reader: Actor, target: Target): boolean =>
  reader.status === 'activated' &&
  staff.includes(reader.role) &&
  holders.includes(target.role) &&
  mayManage(reader, target);

/** Who lost the device or forgot the PIN is helped by staff. */
const helps = (reader: Actor, target: Target): boolean =>
  reader.status === 'activated' && staff.includes(reader.role) && mayManage(reader, target);

const rules: Readonly<Record<UserAction, (reader: Actor, target: Target) => boolean>> = {
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
  // Nobody reads what is written about oneself.
  'see-notes': (reader, target) => staff.includes(reader.role) && reader.id !== target.id,
};

/** What a reader may do about a person in sight. */
export const actionsOn = (reader: Actor, target: Target): UserAction[] =>
  (Object.keys(rules) as UserAction[]).filter((action) => rules[action](reader, target));
