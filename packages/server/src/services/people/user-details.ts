import { AppError, type UserDetail } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { bookTime } from '../../store/rounds.ts';
import { findUserDetail, lockUsersWithWallets, type UserDetailRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toUserDetail } from '../wire/to-user-detail.ts';

/** A user as changes of users read, lock and answer it, in the caller's transaction. */
export interface UserDetails {
  /** @throws AppError `not_found` */
  read(tx: Transaction, userId: string, reader?: Actor): Promise<UserDetailRecord>;
  /**
   * Takes the user and the agent above, whose rates bound each other.
   * @throws AppError `not_found`, `conflict`
   */
  take(tx: Transaction, userId: string, version: number): Promise<UserDetailRecord>;
  /** The user as the actor may see it. */
  answer(tx: Transaction, actor: Actor, userId: string): Promise<UserDetail>;
  now(tx: Transaction): Promise<Date>;
}

/** Reads, locks and answers users. */
export function createUserDetails(deps: Pick<ServiceDeps, 'bookTime'>): UserDetails {
  const now = (tx: Transaction) => bookTime(tx, deps.bookTime?.());

  const read = async (
    tx: Transaction,
    userId: string,
    reader?: Actor,
  ): Promise<UserDetailRecord> => {
    const record = await findUserDetail(tx, userId, reader?.id);
    if (!record) throw new AppError('not_found');
    return record;
  };

  const take = async (tx: Transaction, userId: string, version: number) => {
    const { parentId } = await read(tx, userId);
    await lockUsersWithWallets(tx, parentId === null ? [userId] : [userId, parentId]);
    const record = await read(tx, userId);
    if (record.userVersion !== version) {
      throw new AppError('conflict', `version ${version} is not ${record.userVersion}`);
    }
    return record;
  };

  const answer = async (tx: Transaction, actor: Actor, userId: string): Promise<UserDetail> =>
    toUserDetail(actor, await read(tx, userId, actor), await now(tx));

  return { read, take, answer, now };
}
