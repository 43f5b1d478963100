import { isStaff, type Role } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';

/** Reader: the signed-in user. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
  readonly status: UserStatus;
}

/** The user that an action concerns, as far as the rules need it. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly parentId: string | null;
}

/**
 * Users that each role manages among the visible ones: its downline, those of lower rank, or all.
 * @source ours
 */
const managed: Readonly<Record<Role, (target: Person) => boolean>> = {
  player: () => false,
  declare: () => false,
  // Other users that an agent sees are below that agent.
  agent: () => true,
  admin: (target) => !isStaff(target),
  superadmin: () => true,
};

/** Returns whether the user may manage another, visible user. Users may not manage themselves. */
export const mayManage = (reader: Pick<Reader, 'id' | 'role'>, target: Person): boolean =>
  reader.id !== target.id && managed[reader.role](target);
