import { isStaff, type Role } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';

/** Reader: the signed-in user. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
  readonly status: UserStatus;
}

/** The user that an action is about, as far as the rules ask. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly parentId: string | null;
}

/** Which visible users each role manages: its downline, those of lower rank, or all. @source ours */
const managed: Readonly<Record<Role, (target: Person) => boolean>> = {
  player: () => false,
  declare: () => false,
  // The users that an agent sees beside itself are below it.
  agent: () => true,
  admin: (target) => !isStaff(target),
  superadmin: () => true,
};

/** May the reader manage a visible user? No one manages themselves. */
export const mayManage = (reader: Pick<Reader, 'id' | 'role'>, target: Person): boolean =>
  reader.id !== target.id && managed[reader.role](target);
