/** The five roles of a signed-in user. @source spec §1, §6 */
export const roles = ['player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/** One role of a signed-in user. */
export type Role = (typeof roles)[number];

/**
 * Roles that share a right. Tables of calls, pages and rules use a group instead of a list of roles.
 * @source spec §1, §6
 */
export const roleGroups = {
  /** May see and decide about all users. Not declarators and agents. */
  staff: ['admin', 'superadmin'],
  /** Run games and rounds: declarators their own, staff all. */
  gameManagers: ['admin', 'superadmin', 'declare'],
  /** Manage users and deal with them in cash: agents their downline, staff all. */
  managers: ['agent', 'admin', 'superadmin'],
  /** Deposit, withdraw and are moved between agents. */
  holders: ['player', 'agent'],
  /** Send or receive money. */
  parties: ['player', 'agent', 'admin', 'superadmin'],
  /** May view games and rounds. */
  viewers: ['player', 'admin', 'superadmin', 'declare'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type RoleGroup = keyof typeof roleGroups;

/** Returns whether the user's role is in the group. An unknown role is in none. */
export const isOneOf = (group: RoleGroup, { role }: { readonly role: string }): boolean =>
  roleGroups[group].some((member) => member === role);

/** Returns whether it is a staff role, which sees all users. @source spec §6 */
export const isStaff = (user: { readonly role: string }): boolean => isOneOf('staff', user);

/** A role that can be given to a new user. */
export type NewRole = Exclude<Role, 'superadmin'>;

const newRoles: Readonly<Record<Role, readonly NewRole[]>> = {
  player: [],
  agent: ['player', 'agent'],
  admin: ['player', 'agent', 'declare'],
  superadmin: ['player', 'agent', 'declare', 'admin'],
  declare: [],
};

/**
 * Roles that users of a role can give to new users.
 * @example creatableRoles('agent') // ['player', 'agent']
 * @source ours
 */
export const creatableRoles = (role: Role): readonly NewRole[] => newRoles[role];
