import {
  type UserCreate,
  type UserDetail,
  type UserStatusChange,
  type UserUpdate,
  refusedField,
} from '@lobi/core/contract';
import {
  assertActiveAgent,
  assertMayCreateUser,
  assertRateFits,
  parentIdOfNew,
} from '@lobi/core/rules';
import { assertGoodPassword } from '../auth/common-passwords.ts';
import { toInternationalPhone } from '../../domain/phone.ts';
import type { Transaction } from '../../store/database.ts';
import { highestRateBelow, lockUsers, updateProfile } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { assertMayActAlone } from '../settings/second-approval.ts';
import type { UserService } from './users.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { holdIfResembling, rememberPerson } from './account-holds.ts';
import { assertActive } from './assert-active.ts';
import { assertMayEdit } from './assert-may-edit.ts';
import { createStatusChange, type StatusChanged } from './change-status.ts';
import { createUserDetails } from './user-details.ts';
import { payWelcomeCredit } from './welcome-credit.ts';

/** Creates and changes users, including the profile of the actor. @source ours */
export interface UserManagement {
  /**
   * Creates a user, who waits for approval.
   * @throws AppError `forbidden`, `validation`, `username_taken`, `rate_above_own`, `approval_required`, and
   *   `not_found` for an agent above that the actor may not name
   */
  create(actor: Actor, body: UserCreate): Promise<UserDetail>;
  /** @throws AppError `not_found`, `forbidden`, `conflict`, `rate_above_own` */
  update(actor: Actor, userId: string, body: UserUpdate): Promise<UserDetail>;
  /**
   * Changes the status of a user. A blocked user is signed out everywhere at once.
   * @throws AppError `not_found`, `conflict`, `status_not_allowed`, `approval_required`, `validation`
   */
  changeStatus(actor: Actor, userId: string, body: UserStatusChange): Promise<UserDetail>;
  /** Like `create`, in the caller's transaction and without approval; the password is already hashed. */
  createIn(tx: Transaction, actor: Actor, body: HashedUserCreate): Promise<UserDetail>;
  /**
   * Like `changeStatus`, in the caller's transaction and without approval; returns the ended sessions as
   * well.
   */
  changeStatusIn(
    tx: Transaction,
    actor: Actor,
    userId: string,
    body: UserStatusChange,
  ): Promise<StatusChanged>;
}

/** A new user with a hashed password. */
export type HashedUserCreate = Omit<UserCreate, 'password'> & { readonly passwordHash: string };

/** An omitted field stays unchanged. */
const withDefault = <Value>(requested: Value | undefined, present: Value): Value =>
  requested === undefined ? present : requested;

export function createUserManagement(deps: ServiceDeps, users: UserService): UserManagement {
  const { db, hashPassword, wakeOutbox, onSessionEnded } = deps;
  const details = createUserDetails(deps);
  const { read, lockVersion, answer, now } = details;
  const setStatus = createStatusChange(deps, details);

  /** A phone as phones are stored and compared. @throws AppError `validation` */
  const readPhone = (phone: UserUpdate['phone']): UserUpdate['phone'] => {
    if (!phone) return phone;
    const international = toInternationalPhone(phone, deps.currency);
    if (international === undefined) throw refusedField('phone');
    return international;
  };

  /** Asserts that a new rate fits those of the agents above and below; without one nothing is read. */
  const assertNewRateFits = async (
    tx: Transaction,
    rateBp: number | undefined,
    { parentId, id }: { readonly parentId: string | null; readonly id?: string },
  ): Promise<void> => {
    if (rateBp === undefined) return;
    assertRateFits(rateBp, {
      parent: parentId === null ? null : await read(tx, parentId),
      highestBelow: id === undefined ? 0 : await highestRateBelow(tx, id),
    });
  };

  /** The agent above a new user: for an agent the caller or one below, for staff any or none. */
  const chooseParent = async (
    tx: Transaction,
    actor: Actor,
    wanted: string | undefined,
  ): Promise<string | null> => {
    const parentId = parentIdOfNew(actor, wanted);
    if (parentId === null) return null;
    const { id } = await requireVisibleUser(tx, actor, parentId);
    await lockUsers(tx, [id]);
    assertActiveAgent(await read(tx, id));
    return id;
  };

  const createIn: UserManagement['createIn'] = async (tx, actor, body) => {
    assertMayCreateUser(actor, body);
    const parentId = await chooseParent(tx, actor, body.parentId);
    await assertNewRateFits(tx, body.commissionBp, { parentId });
    const { id, walletId } = await users.create(tx, {
      username: body.username,
      passwordHash: body.passwordHash,
      role: body.role,
      status: 'pending',
      parentId,
      ...(body.commissionBp === undefined ? {} : { commissionBp: body.commissionBp }),
    });
    if (body.role === 'player') await payWelcomeCredit(tx, deps, walletId, await now(tx));
    return answer(tx, actor, id);
  };

  return {
    createIn,
    changeStatusIn: (tx, actor, userId, body) =>
      setStatus(tx, actor, userId, body, { byTwo: true }),

    create: async (actor, { password, ...body }) => {
      assertActive(actor);
      assertMayCreateUser(actor, body);
      if (body.role === 'admin') await assertMayActAlone(db, deps);
      assertGoodPassword(password, body.username);
      const passwordHash = await hashPassword(password);
      const detail = await db.transaction((tx) => createIn(tx, actor, { ...body, passwordHash }));
      wakeOutbox();
      return detail;
    },

    update: async (actor, userId, body) => {
      const { id } = await requireVisibleUser(db, actor, userId);
      const detail = await db.transaction(async (tx) => {
        const record = await lockVersion(tx, id, body.version);
        assertMayEdit(actor, record, body);
        await assertNewRateFits(tx, body.commissionBp, record);
        await updateProfile(tx, id, {
          name: withDefault(body.name, record.name),
          phone: withDefault(readPhone(body.phone), record.phone),
          email: withDefault(body.email, record.email),
          commissionBp: withDefault(body.commissionBp, record.commissionBp),
        });
        await announceUser(tx, id);
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        await rememberPerson(tx, id, await read(tx, id), await now(tx));
        return answer(tx, actor, id);
      });
      wakeOutbox();
      return detail;
    },

    changeStatus: async (actor, userId, body) => {
      // A person may have been excluded since the account was last compared. The hold is stored even if
      // the change is rejected, and its author sees it first.
      if (body.status === 'activated') {
        const { id } = await requireVisibleUser(db, actor, userId);
        await db.transaction(async (tx) => holdIfResembling(tx, id, await now(tx)));
      }
      const { detail, ended } = await db.transaction((tx) => setStatus(tx, actor, userId, body));
      for (const sessionId of ended) onSessionEnded(sessionId);
      wakeOutbox();
      return detail;
    },
  };
}
