import { AppError } from '@lobi/core/contract';
import { reachOf, type Reach, type VisibleSubject } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { findUser, findWalletOwner, isInDownline, type UserRecord } from '../../store/users.ts';
import type { Actor } from './actor.ts';

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

/** Returns whether a text is a valid id; PostgreSQL raises an error for any other text. */
export const isId = (id: string): boolean => uuidPattern.test(id);

/** Asserts that an id is valid before the database rejects it. @throws AppError `not_found` */
export function requireId(id: string): string {
  if (!isId(id)) throw new AppError('not_found', 'not an id');
  return id;
}

async function requireWithin(
  db: Queryable,
  actor: Actor,
  subject: VisibleSubject,
  record: UserRecord | undefined,
): Promise<UserRecord> {
  if (!record || !(await isWithin(db, actor, reachOf(subject, actor.role), record.id))) {
    throw new AppError('not_found');
  }
  return record;
}

/** Returns a user that the actor may see. @throws AppError `not_found` for all others, existing or not */
export const requireVisibleUser = async (db: Queryable, actor: Actor, userId: string) =>
  requireWithin(db, actor, 'users', await findUser(db, requireId(userId)));

/** Returns a user whose activity, sessions and limits the actor may see. @throws AppError `not_found` */
export const requireTraceableUser = async (db: Queryable, actor: Actor, userId: string) =>
  requireWithin(db, actor, 'traces', await findUser(db, requireId(userId)));

/** Returns the owner of a wallet that the actor may see. @throws AppError `not_found` */
export const requireVisibleWallet = async (db: Queryable, actor: Actor, walletId: string) =>
  requireWithin(db, actor, 'wallets', await findWalletOwner(db, requireId(walletId)));
