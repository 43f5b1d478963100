import { readUserSearch } from '../../domain/user-search.ts';
import { randomBytes } from 'node:crypto';
import {
  AppError,
  isStaff,
  type Meta,
  type Role,
  type User,
  type UserDetail,
  type UserRow,
  type UserStatus,
} from '@lobi/core/contract';
import { mayRefer, parentIdOfReferred } from '@lobi/core/rules';
import { isUsable } from '../../domain/demo-account.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import {
  findSelf,
  findUser,
  findUserByReferral,
  findUserDetail,
  findUserForLogin,
  insertUser,
  listUsers,
  type LoginRecord,
  type PersonDetails,
  type UserQuery,
} from '../../store/users.ts';
import { currentTime as clock } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { isId, requireVisibleUser } from '../access/visibility.ts';
import { toUserDetail } from '../wire/to-user-detail.ts';
import { toUser, toUserRow } from '../wire/to-user.ts';

/** A user to create, with a hashed password. */
export interface UserToCreate {
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly status: UserStatus;
  /** Id of the agent above; `null` for none. */
  readonly parentId: string | null;
  /** Id of the user whose referral code was used. */
  readonly referrerId?: string;
  /** Total rate of an agent on the downline's stakes, in basis points. */
  readonly commissionBp?: number;
  /** The creator of the user has checked identity and age; default false. */
  readonly verified?: boolean;
  /** Seeded with a public password; default false. */
  readonly isDemo?: boolean;
  /** Profile data of the user, if given. */
  readonly person?: PersonDetails | undefined;
  /** Version of the notice that the user has agreed to, if any. */
  readonly agreedNotice?: string | undefined;
}

export interface UserService {
  /** Lists users below an agent; all users for admin and superadmin. @throws AppError `forbidden` */
  list(actor: Actor, query: UserQuery): Promise<{ data: UserRow[]; meta: Meta }>;
  /**
   * Returns a user: the caller, a member of the downline, or anyone for admins.
   * @throws AppError `not_found`
   */
  show(actor: Actor, userId: string): Promise<UserDetail>;
  /** Returns the caller's own user. @throws AppError `not_found` */
  self(user: Pick<Actor, 'id'>): Promise<User>;
  /** Returns the actor of a session. */
  findActor(db: Queryable, userId: string): Promise<Actor | undefined>;
  /** For signing in: with the password's hash. Names are compared in lower case. */
  findForLogin(username: string): Promise<LoginRecord | undefined>;
  /**
   * Returns the owner of a referral code, and the agent who becomes the upline of its players: an agent's
   * own code registers them under that agent, a player's code under the agent of that player.
   * @throws AppError `referral_unknown`
   */
  findReferrer(code: string): Promise<Pick<UserToCreate, 'parentId'> & { referrerId: string }>;
  /**
   * Creates a user with a wallet, in the caller's transaction; returns the actor.
   * @throws AppError `username_taken`
   */
  create(tx: Transaction, user: UserToCreate): Promise<Actor>;
}

/** Roles that may list users, and whether only those below them. */
const listRoles: Partial<Record<Role, 'downline' | 'all'>> = {
  agent: 'downline',
  admin: 'all',
  superadmin: 'all',
};

const noUserId = '00000000-0000-0000-0000-000000000000';

/** Short enough to type, long enough not to be guessed. */
const newReferralCode = (): string => randomBytes(6).toString('base64url').toLowerCase();

async function findActor(db: Queryable, userId: string): Promise<Actor | undefined> {
  const record = await findUser(db, userId);
  if (!record) return undefined;
  const { id, username, role, status, walletId } = record;
  return { id, username, role, status, walletId };
}

/** Dependencies of the user service. */
export type UserDeps = Pick<ServiceDeps, 'db' | 'currency' | 'isDemo' | 'currentTime'>;

export function createUserService({ db, currency, isDemo, currentTime }: UserDeps): UserService {
  return {
    list: async (actor, query) => {
      const reach = listRoles[actor.role];
      if (!reach) throw new AppError('forbidden');
      // A malformed id has no users below it.
      const parent = query.parent === undefined || isId(query.parent) ? query.parent : noUserId;
      const agentId = reach === 'downline' ? actor.id : undefined;
      const person = readUserSearch(query.search, currency, isStaff(actor));
      const page = await listUsers(db, agentId, { ...query, parent, person });
      return { data: page.rows.map((row) => toUserRow(actor, row)), meta: page.meta };
    },
    show: async (actor, userId) => {
      const { id } = await requireVisibleUser(db, actor, userId);
      const record = await findUserDetail(db, id, actor.id);
      if (!record) throw new AppError('not_found');
      return toUserDetail(actor, record, await clock(db, currentTime?.()));
    },
    self: async ({ id }) => {
      const record = await findSelf(db, id);
      if (!record) throw new AppError('not_found');
      return toUser(record);
    },
    findActor,
    findForLogin: (username) => findUserForLogin(db, username.toLowerCase()),
    findReferrer: async (code) => {
      const referrer = await findUserByReferral(db, code);
      const isKnown = referrer && isUsable(referrer.demoAccount, isDemo);
      if (!isKnown || !mayRefer(referrer)) throw new AppError('referral_unknown');
      return { referrerId: referrer.id, parentId: parentIdOfReferred(referrer) };
    },
    create: async (tx, user) => {
      const referralCode = newReferralCode();
      const id = await insertUser(tx, { ...user, currency, referralCode, at: currentTime?.() });
      const actor = await findActor(tx, id);
      if (!actor) throw new Error('The user was not found after it was stored.');
      await announceChange(tx, { kind: 'user', id, ownerId: id });
      return actor;
    },
  };
}
