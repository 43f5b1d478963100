import { AppError, type UserDetail } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { currentTime } from '../../store/rounds.ts';
import { findUserDetail, lockUsersWithWallets, type UserDetailRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toUserDetail } from '../wire/to-user-detail.ts';

/** Reads, locks and returns users for changes, in the caller's transaction. */
export interface UserDetails {
  /** @throws AppError `not_found` */
  read(tx: Transaction, userId: string, reader?: Actor): Promise<UserDetailRecord>;
  /**
   * Locks the user and the agent above, whose rates bound each other.
   * @throws AppError `not_found`, `conflict`
   */
  lockVersion(tx: Transaction, userId: string, version: number): Promise<UserDetailRecord>;
  /** The user as visible to the actor. */
  answer(tx: Transaction, actor: Actor, userId: string): Promise<UserDetail>;
  now(tx: Transaction): Promise<Date>;
}

/** Creates the reader of user details. */
export function createUserDetails(deps: Pick<ServiceDeps, 'currentTime'>): UserDetails {
  const now = (tx: Transaction) => currentTime(tx, deps.currentTime?.());

  const read = async (
    tx: Transaction,
    userId: string,
    reader?: Actor,
  ): Promise<UserDetailRecord> => {
    const record = await findUserDetail(tx, userId, reader?.id);
    if (!record) throw new AppError('not_found');
    return record;
  };

  const lockVersion = async (tx: Transaction, userId: string, version: number) => {
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

  return { read, lockVersion, answer, now };
}
