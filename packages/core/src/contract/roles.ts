/** The five roles of a signed-in user. @source spec §1, §6 */
export const roles = ['player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/** One role of a signed-in user. */
export type Role = (typeof roles)[number];

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
 * Roles that somebody of a role gives to new users.
 * @example rolesMadeBy('agent') // ['player', 'agent']
 * @source ours
 */
export const rolesMadeBy = (role: Role): readonly NewRole[] => newRoles[role];
