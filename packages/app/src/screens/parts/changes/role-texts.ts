/** The kit's labels of the roles. */
export const roleTexts = {
  player: 'rolePlayer',
  agent: 'roleAgent',
  declare: 'roleDeclare',
  admin: 'roleAdmin',
  superadmin: 'roleSuperadmin',
} as const;
