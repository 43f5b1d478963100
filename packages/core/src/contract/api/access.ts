import { roleGroups } from '../roles.ts';

/** Access of calls by group of roles; what a group may do with an object, its handler decides. */
export const players = { kind: 'roles', roles: ['player'] } as const;
export const viewers = { kind: 'roles', roles: roleGroups.viewers } as const;
/** Users who hold money, and staff, who look after it; a declarator does neither. */
export const parties = { kind: 'roles', roles: roleGroups.parties } as const;
export const holders = { kind: 'roles', roles: roleGroups.holders } as const;
export const managers = { kind: 'roles', roles: roleGroups.managers } as const;
export const desk = { kind: 'roles', roles: roleGroups.desk } as const;
export const staff = { kind: 'roles', roles: roleGroups.staff } as const;
