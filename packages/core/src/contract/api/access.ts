import { roleGroups } from '../roles.ts';

/** Access of calls by role group; the handler decides about the individual object. */
export const players = { kind: 'roles', roles: ['player'] } as const;
export const viewers = { kind: 'roles', roles: roleGroups.viewers } as const;
/** Users who hold money, and staff, who manage it; not declarators. */
export const parties = { kind: 'roles', roles: roleGroups.parties } as const;
export const holders = { kind: 'roles', roles: roleGroups.holders } as const;
export const managers = { kind: 'roles', roles: roleGroups.managers } as const;
export const gameManagers = { kind: 'roles', roles: roleGroups.gameManagers } as const;
export const staff = { kind: 'roles', roles: roleGroups.staff } as const;
