import type { Role } from '@lobi/core/contract';

/** Callers: a guest, the five roles, and a second user of each role that owns objects. */
export const callers = [
  'guest',
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'declare2',
  'player',
  'player2',
] as const;
export type Caller = (typeof callers)[number];
export type Member = Exclude<Caller, 'guest'>;

/** Owners of the requested object. `outsider` has no agent. */
export const owners = [
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'player',
  'player2',
  'outsider',
] as const;
export type Owner = (typeof owners)[number];

/** agent ▸ subagent ▸ player, agent ▸ player2. */
export const downline: Partial<Record<Caller, readonly Owner[]>> = {
  agent: ['subagent', 'player', 'player2'],
  subagent: ['player'],
};

const roles: Partial<Record<Member | Owner, Role>> = {
  subagent: 'agent',
  player2: 'player',
  outsider: 'player',
  declare2: 'declare',
};
export const roleOf = (person: Member | Owner): Role => roles[person] ?? (person as Role);
