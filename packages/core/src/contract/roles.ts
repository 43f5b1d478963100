/** The five roles of a signed-in user. @source spec §1, §6 */
export const roles = ['player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/** One role of a signed-in user. */
export type Role = (typeof roles)[number];
