import type { Role } from '../contract/roles.ts';

/** Range that a role sees of a subject: none, its own, its own and its downline's, or all. */
export type Reach = 'none' | 'self' | 'downline' | 'all';

/**
 * Visibility by role of users, wallets with their ledger, transactions and bets, and traces: the origins
 * of actions, sessions and limits. `queue`: requests that a role reviews.
 * @source ours – security 5.1
 */
export const visibility = {
  users: { player: 'self', agent: 'downline', declare: 'self', admin: 'all', superadmin: 'all' },
  wallets: { player: 'self', agent: 'downline', declare: 'none', admin: 'all', superadmin: 'all' },
  queue: { player: 'none', agent: 'downline', declare: 'none', admin: 'all', superadmin: 'all' },
  traces: { player: 'self', agent: 'self', declare: 'self', admin: 'all', superadmin: 'all' },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, Reach>>>>;
export type VisibleSubject = keyof typeof visibility;

/** Returns the range that a role sees. */
export const reachOf = (subject: VisibleSubject, role: Role): Reach => visibility[subject][role];
