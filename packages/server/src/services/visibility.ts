import { AppError, type Role } from '@lobi/core/contract';
import type { Queryable } from '../store/database.ts';
import { findUser, findWalletOwner, isInDownline, type UserRecord } from '../store/users.ts';
import type { Actor } from './actor.ts';

/** How far a role sees: nothing, itself, itself and its downline, or everyone. */
type Reach = 'none' | 'self' | 'downline' | 'all';
type ReachByRole = Readonly<Record<Role, Reach>>;

/** Who sees which users. @source ours – user.show */
const usersReach: ReachByRole = {
  player: 'self',
  agent: 'downline',
  declare: 'self',
  admin: 'all',
  superadmin: 'all',
};

/** Who sees which wallets, with ledger, transactions and bets. @source ours */
const walletsReach: ReachByRole = {
  player: 'self',
  agent: 'downline',
  declare: 'none',
  admin: 'all',
  superadmin: 'all',
};

/** From where people act, and what they limit for themselves: theirs and staff's. @source ours */
const tracesReach: ReachByRole = {
  player: 'self',
  agent: 'self',
  declare: 'self',
  admin: 'all',
  superadmin: 'all',
};

async function isWithin(
  db: Queryable,
  actor: Actor,
  reach: Reach,
  userId: string,
): Promise<boolean> {
  if (reach === 'all') return true;
  if (reach === 'none') return false;
  if (userId === actor.id) return true;
  return reach === 'downline' && isInDownline(db, actor.id, userId);
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Could this be an id of ours? The database refuses to compare anything else. */
export const isId = (id: string): boolean => uuidPattern.test(id);

/** Refuses what cannot be an id of ours before the database does. @throws AppError `not_found` */
export function requireId(id: string): string {
  if (!isId(id)) throw new AppError('not_found', 'not an id');
  return id;
}

async function requireWithin(
  db: Queryable,
  actor: Actor,
  reach: ReachByRole,
  record: UserRecord | undefined,
): Promise<UserRecord> {
  if (!record || !(await isWithin(db, actor, reach[actor.role], record.id))) {
    throw new AppError('not_found');
  }
  return record;
}

/** A user that the actor may see. @throws AppError `not_found` for all others, existing or not */
export const requireVisibleUser = async (db: Queryable, actor: Actor, userId: string) =>
  requireWithin(db, actor, usersReach, await findUser(db, requireId(userId)));

/** A user whose activity, sessions and limits the actor may see. @throws AppError `not_found` */
export const requireTraceableUser = async (db: Queryable, actor: Actor, userId: string) =>
  requireWithin(db, actor, tracesReach, await findUser(db, requireId(userId)));

/** A wallet's owner, if the actor may see the wallet. @throws AppError `not_found` */
export const requireVisibleWallet = async (db: Queryable, actor: Actor, walletId: string) =>
  requireWithin(db, actor, walletsReach, await findWalletOwner(db, requireId(walletId)));
