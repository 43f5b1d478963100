import {
  AppError,
  type UserCreate,
  type UserDetail,
  type UserStatusChange,
  type UserUpdate,
} from '@lobi/core/contract';
import { createSessionStore } from '../auth/session-store.ts';
import { insertActivity } from '../../store/activity.ts';
import type { Transaction } from '../../store/database.ts';
import { bookTime } from '../../store/rounds.ts';
import {
  findUserDetail,
  highestRateBelow,
  lockUsers,
  updateProfile,
  updateStatus,
  type UserDetailRecord,
} from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { announceChange } from '../announce-change.ts';
import { announceUser } from '../announce-user.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { UserService } from '../users.ts';
import { requireVisibleUser } from '../visibility.ts';
import { toUserDetail } from '../wire/to-user-detail.ts';
import { assertActive } from './may-manage.ts';
import { assertMayMake } from './new-users.ts';
import { assertMayChangeStatus } from './status-changes.ts';
import { assertMayEdit } from './user-edits.ts';

/** Users made and changed by others, or by themselves. @source ours */
export interface UserManagement {
  /**
   * A new user, who waits for approval.
   * @throws AppError `forbidden`, `validation`, `username_taken`, `rate_above_own`, and
   *   `not_found` for an agent above that the actor may not name
   */
  create(actor: Actor, body: UserCreate): Promise<UserDetail>;
  /** @throws AppError `not_found`, `forbidden`, `conflict`, `rate_above_own` */
  update(actor: Actor, userId: string, body: UserUpdate): Promise<UserDetail>;
  /**
   * Gives a user another status. Who is blocked is signed out of everything at once.
   * @throws AppError `not_found`, `conflict`, `status_not_allowed`
   */
  changeStatus(actor: Actor, userId: string, body: UserStatusChange): Promise<UserDetail>;
}

const parentRefused = () =>
  new AppError('validation', 'no active agent', { errors: { parentId: ['validation.choice'] } });

/** A field left out stays as it is. */
const kept = <Value>(wanted: Value | undefined, present: Value): Value =>
  wanted === undefined ? present : wanted;

/** What is done to somebody stands in that person's activity too, but not from where. */
const nowhere = { ip: null, browser: null, device: null, country: null, city: null };

export function createUserManagement(deps: ServiceDeps, users: UserService): UserManagement {
  const { db, hashPassword, wakeOutbox, onSessionEnded } = deps;
  const now = (tx: Transaction) => bookTime(tx, deps.bookTime?.());

  const read = async (tx: Transaction, userId: string): Promise<UserDetailRecord> => {
    const record = await findUserDetail(tx, userId);
    if (!record) throw new AppError('not_found');
    return record;
  };

  /** Takes the user and the agent above, whose rates bound each other. */
  const take = async (tx: Transaction, userId: string, version: number) => {
    const { parentId } = await read(tx, userId);
    await lockUsers(tx, parentId === null ? [userId] : [userId, parentId]);
    const record = await read(tx, userId);
    if (record.userVersion !== version) {
      throw new AppError('conflict', `version ${version} is not ${record.userVersion}`);
    }
    return record;
  };

  const answer = async (tx: Transaction, actor: Actor, userId: string): Promise<UserDetail> =>
    toUserDetail(actor, await read(tx, userId), await now(tx));

  /** No rate exceeds that of the agent above; without an agent above there is no bound. */
  const assertRateFits = async (
    tx: Transaction,
    rateBp: number | undefined,
    parentId: string | null,
    highestBelow: number,
  ): Promise<void> => {
    if (rateBp === undefined) return;
    const parent = parentId === null ? undefined : await read(tx, parentId);
    const bound = parent ? (parent.commissionBp ?? 0) : rateBp;
    if (rateBp > bound || rateBp < highestBelow) throw new AppError('rate_above_own');
  };

  /** The agent above a new user: for an agent himself or one below, for staff any or none. */
  const chooseParent = async (
    tx: Transaction,
    actor: Actor,
    wanted: string | undefined,
  ): Promise<string | null> => {
    const parentId = wanted ?? (actor.role === 'agent' ? actor.id : undefined);
    if (parentId === undefined) return null;
    const { id } = await requireVisibleUser(tx, actor, parentId);
    await lockUsers(tx, [id]);
    const parent = await read(tx, id);
    if (parent.role !== 'agent' || parent.status !== 'activated') throw parentRefused();
    return id;
  };

  return {
    create: async (actor, body) => {
      assertActive(actor);
      assertMayMake(actor, body);
      const passwordHash = await hashPassword(body.password);
      const detail = await db.transaction(async (tx) => {
        const parentId = await chooseParent(tx, actor, body.parentId);
        await assertRateFits(tx, body.commissionBp, parentId, 0);
        const { id } = await users.create(tx, {
          username: body.username,
          passwordHash,
          role: body.role,
          status: 'pending',
          parentId,
          ...(body.commissionBp === undefined ? {} : { commissionBp: body.commissionBp }),
        });
        return answer(tx, actor, id);
      });
      wakeOutbox();
      return detail;
    },

    update: async (actor, userId, body) => {
      const { id } = await requireVisibleUser(db, actor, userId);
      const detail = await db.transaction(async (tx) => {
        const record = await take(tx, id, body.version);
        assertMayEdit(actor, record, body);
        await assertRateFits(
          tx,
          body.commissionBp,
          record.parentId,
          await highestRateBelow(tx, id),
        );
        await updateProfile(tx, id, {
          name: kept(body.name, record.name),
          phone: kept(body.phone, record.phone),
          email: kept(body.email, record.email),
          commissionBp: kept(body.commissionBp, record.commissionBp),
        });
        await announceUser(tx, id);
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        return answer(tx, actor, id);
      });
      wakeOutbox();
      return detail;
    },

    changeStatus: async (actor, userId, { status, reason, version }) => {
      const { id } = await requireVisibleUser(db, actor, userId);
      const { detail, ended } = await db.transaction(async (tx) => {
        const record = await take(tx, id, version);
        const at = await now(tx);
        assertMayChangeStatus(actor, record, status, at);
        await updateStatus(tx, id, status, reason);
        const sessions = createSessionStore(tx);
        const revoked = status === 'blocked' ? await sessions.revokeAll(id) : [];
        await insertActivity(tx, { userId: id, action: 'status-change', ...nowhere });
        await notify(tx, { userId: id, kind: 'status-changed', params: { status, reason }, at });
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        return { detail: await answer(tx, actor, id), ended: revoked };
      });
      for (const sessionId of ended) onSessionEnded(sessionId);
      wakeOutbox();
      return detail;
    },
  };
}
