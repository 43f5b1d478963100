/** Names of the roles among the words of the kit. */
export const roleWords = {
  player: 'rolePlayer',
  agent: 'roleAgent',
  declare: 'roleDeclare',
  admin: 'roleAdmin',
  superadmin: 'roleSuperadmin',
} as const;
