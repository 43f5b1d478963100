import type { Role, UserDetail, UserStatus } from '@lobi/core/contract';
import type { Actor } from '../actor.ts';
import { mayManage, type Person } from './may-manage.ts';
import { editableFields } from './user-edits.ts';

type UserAction = UserDetail['actions'][number];

interface Target extends Person {
  readonly status: UserStatus;
}

const givers: readonly Role[] = ['agent', 'admin', 'superadmin'];
const holders: readonly Role[] = ['player', 'agent'];

const areActive = (reader: Actor, target: Target): boolean =>
  reader.status === 'activated' && target.status === 'activated' && holders.includes(target.role);

/** Cash goes down from whoever deals with the holder of a wallet. */
const givesCash = (reader: Actor, target: Target): boolean =>
  areActive(reader, target) && givers.includes(reader.role) && mayManage(reader, target);

/** Cash comes back up to an agent, who asks for it or is asked by the owner. */
const asksForCash = (reader: Actor, target: Target): boolean =>
  reader.id === target.id
    ? areActive(reader, target) && target.parentId !== null
    : reader.role === 'agent' && givesCash(reader, target);

/** From where somebody acts is for that person and for staff. */
const seesTraces = (reader: Actor, target: Target): boolean =>
  reader.id === target.id || reader.role === 'admin' || reader.role === 'superadmin';

const rules: Readonly<Record<UserAction, (reader: Actor, target: Target) => boolean>> = {
  edit: (reader, target) => editableFields(reader, target).length > 0,
  'cash-in': givesCash,
  'cash-out': asksForCash,
  'see-activity': seesTraces,
  'see-sessions': seesTraces,
};

/** What a reader may do about a person in sight. */
export const actionsOn = (reader: Actor, target: Target): UserAction[] =>
  (Object.keys(rules) as UserAction[]).filter((action) => rules[action](reader, target));
