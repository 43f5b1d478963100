import {
  AppError,
  roleGroups,
  type AccountHold,
  type Currency,
  type Role,
  type StatusCause,
  type UserStatus,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import type { UserSearch } from '../domain/user-search.ts';
import type { DemoAccount } from '../domain/demo-account.ts';
import { ownsAccount, userMatches } from './user-matches.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { holdColumns } from './account-holds.ts';
import { breaksConstraint } from './sql-state.ts';

/** A user with the wallet, as the database has them; amounts in minor units. */
export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly status: UserStatus;
  /** Who gave the status. */
  readonly statusCause: StatusCause;
  /** Time before which the status does not end. */
  readonly statusUntil: Date | null;
  /** When a restriction by staff ends by itself; `null`: when staff lifts it. */
  readonly restrictedUntil: Date | null;
  /** From when the user may ask for the end of a break that has none. */
  readonly breakEndableAt: Date | null;
  readonly parentId: string | null;
  readonly parentUsername: string | null;
  readonly referralCode: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly walletId: string;
  readonly balance: bigint;
  readonly held: bigint;
  readonly currency: Currency;
  readonly version: bigint;
}

/** Whether the wallet is frozen, why, and since when. */
interface FreezeFacts {
  /** What staff wrote down. */
  readonly freezeReason: string | null;
  /** What the owner reads. */
  readonly freezePublicReason: string | null;
  readonly freezeRemark: string | null;
  readonly frozenAt: Date | null;
}

/** A user as shown to themselves. */
export interface SelfRecord extends UserRecord, FreezeFacts {
  /** Notifications that have not been read. */
  readonly unread: number;
  /** Where the sign-in before the newest came from. */
  readonly lastLoginCountry: string | null;
  readonly lastLoginCity: string | null;
  /** Signing in takes a code beside the password. */
  readonly hasSecondFactor: boolean;
  readonly userVersion: number;
}

/** A user as in lists. */
export interface ListedUserRecord extends UserRecord {
  /** What an agent has earned and kept; `null` for everybody else. */
  readonly earned: bigint | null;
  /** Depth of an agent in the tree: 1 without an agent above; `null` for everybody else. */
  readonly level: number | null;
  /** Since when the account waits for staff, because it resembles others; `null` when it does not. */
  readonly heldAt: Date | null;
  readonly holdMatches: AccountHold['matches'];
}

/** A user with everything that is kept about the person. */
export interface UserDetailRecord extends ListedUserRecord, FreezeFacts {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null;
  /** Total rate of an agent, in basis points; `null` earns nothing. */
  readonly commissionBp: number | null;
  /** Of staff, for staff. */
  readonly statusReason: string | null;
  /** Code of what the user reads; `null` for the general sentence. */
  readonly statusPublicReason: string | null;
  readonly statusRemark: string | null;
  /** When identity and age were checked, and by which reviewer where that is known. */
  readonly verifiedAt: Date | null;
  readonly verifiedBy: string | null;
  /** By whose code the user registered. */
  readonly referrerId: string | null;
  readonly referrerUsername: string | null;
  /** Is that one the reader, or below the reader? */
  readonly isReferrerInSight: boolean;
  /** How many registered by the user's code. */
  readonly referred: number;
  /** Newest sign-in. */
  readonly currentLoginAt: Date | null;
  /** Signing in takes a code beside the password. */
  readonly hasSecondFactor: boolean;
  /** Withdrawals take a PIN. */
  readonly hasWithdrawalPin: boolean;
  readonly userVersion: number;
}

/** What a person says of itself when it registers; the phone is in international form. */
export type PersonDetails = Partial<
  Pick<UserDetailRecord, 'name' | 'phone' | 'email' | 'birthDate'>
>;

/** What may be changed about a person. */
export type UserProfile = Pick<UserDetailRecord, 'name' | 'phone' | 'email' | 'commissionBp'>;

/** What signing in needs to know. */
export interface LoginRecord {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly walletId: string;
  readonly demoAccount: DemoAccount;
}

/** A new user. `commissionBp` is the agent's total rate, in basis points. */
export interface NewUser {
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly parentId: string | null;
  readonly referrerId?: string | undefined;
  readonly currency: Currency;
  readonly commissionBp?: number;
  readonly referralCode: string;
  /** The creator of the user has checked identity and age; default false. */
  readonly verified?: boolean;
  /** Seeded with a public password; default false. */
  readonly isDemo?: boolean;
  readonly person?: PersonDetails | undefined;
  /** Version of the notice that the user has agreed to; none unless given. */
  readonly agreedNotice?: string | undefined;
  readonly at?: Date | undefined;
}

const userColumns = `u.id, u.username, u.role, u.status, u.status_cause as "statusCause",
  u.status_until as "statusUntil", u.restricted_until as "restrictedUntil",
  u.break_endable_at as "breakEndableAt", u.parent_id as "parentId",
  p.username as "parentUsername", u.referral_code as "referralCode", u.created_at as "createdAt",
  u.last_login_at as "lastLoginAt", w.id as "walletId", w.balance, w.held, w.currency, w.version`;
const userTables =
  'users u join wallets w on w.user_id = u.id left join users p on p.id = u.parent_id';

const ofAgent = `case when u.role = 'agent' then (select coalesce(sum(e.amount), 0)::bigint
    from earnings e where e.claimee_id = u.id and e.status <> 'reversed') end as earned,
  case when u.role = 'agent' then (select count(*)::integer + 1
    from user_ancestors a where a.user_id = u.id) end as level, ${holdColumns}`;
const freezeColumns = `f.reason as "freezeReason", f.public_reason as "freezePublicReason",
  f.remark as "freezeRemark", f.frozen_at as "frozenAt"`;
const secondFactor = `exists (select from second_factors s
  where s.user_id = u.id and s.confirmed_at is not null) as "hasSecondFactor"`;
const openFreeze = 'left join wallet_freezes f on f.wallet_id = w.id and f.lifted_at is null';

const byId: Statement = {
  name: 'user-by-id',
  text: `select ${userColumns} from ${userTables} where u.id = $1`,
};
const detailById: Statement = {
  name: 'user-detail',
  text: `select ${userColumns}, ${ofAgent}, ${freezeColumns}, u.name, u.phone, u.email,
    u.birth_date::text as "birthDate", u.commission_bp as "commissionBp",
    u.status_reason as "statusReason",
    u.status_public_reason as "statusPublicReason", u.status_remark as "statusRemark", u.verified_at as "verifiedAt",
    (select v.username from users v where v.id = u.verified_by) as "verifiedBy", r.id as "referrerId", r.username as "referrerUsername",
    coalesce(r.id = $2 or exists (select from user_ancestors a
      where a.user_id = r.id and a.ancestor_id = $2), false) as "isReferrerInSight",
    (select count(*) from users b where b.referrer_id = u.id)::integer as referred,
    ${secondFactor},
    exists (select from withdrawal_pins x where x.user_id = u.id) as "hasWithdrawalPin",
    u.current_login_at as "currentLoginAt", u.version as "userVersion"
    from ${userTables} ${openFreeze} left join users r on r.id = u.referrer_id where u.id = $1`,
};
const selfById: Statement = {
  name: 'user-self',
  text: `select ${userColumns}, ${freezeColumns}, u.version as "userVersion",
    u.last_login_country as "lastLoginCountry", u.last_login_city as "lastLoginCity",
    ${secondFactor},
    (select count(*) from notifications n where n.user_id = u.id and n.read_at is null)::integer
      as unread
    from ${userTables} ${openFreeze} where u.id = $1`,
};
const lock: Statement = {
  name: 'user-lock',
  text: 'select from users where id = any ($1::uuid[]) order by id for no key update',
};
const byWallet: Statement = {
  name: 'user-by-wallet',
  text: `select ${userColumns} from ${userTables} where w.id = $1`,
};
const forLogin: Statement = {
  name: 'user-for-login',
  text: `select u.id, u.username, u.password_hash as "passwordHash", u.role, u.status,
    w.id as "walletId", u.demo_account as "demoAccount"
    from users u join wallets w on w.user_id = u.id where u.username = $1`,
};
const byReferral: Statement = {
  name: 'user-by-referral',
  text: `select ${userColumns}, u.demo_account as "demoAccount" from ${userTables}
    where u.referral_code = $1`,
};
const inDownline: Statement = {
  name: 'user-in-downline',
  text: 'select 1 from user_ancestors where ancestor_id = $1 and user_id = $2',
};

export const findUser = (db: Queryable, userId: string) => db.row<UserRecord>(byId, [userId]);

export const findSelf = (db: Queryable, userId: string) => db.row<SelfRecord>(selfById, [userId]);

/** Whom a reader asks about; without a reader nothing is said of who referred the user. */
export const findUserDetail = (db: Queryable, userId: string, readerId: string | null = null) =>
  db.row<UserDetailRecord>(detailById, [userId, readerId]);

/** Takes users' rows for this transaction. Wallets are locked before users, never after. */
export const lockUsers = (tx: Transaction, userIds: readonly string[]) => tx.run(lock, [userIds]);

const lockOwned: Statement = {
  name: 'wallets-lock-owned',
  text: 'select from wallets where user_id = any ($1::uuid[]) order by id for no key update',
};

/**
 * Takes users and, first, their wallets: for changes of what their stakes are validated against,
 * which raise its version in the wallet.
 */
export async function lockUsersWithWallets(
  tx: Transaction,
  userIds: readonly string[],
): Promise<void> {
  await tx.run(lockOwned, [userIds]);
  await lockUsers(tx, userIds);
}

/** Everybody on the staff who may sign in, in the order of their ids. */
export async function findStaffIds(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    `select id from users where role = any($1) and status <> 'blocked' order by id`,
    [roleGroups.staff],
  );
  return rows.map(({ id }) => id);
}

export const findWalletOwner = (db: Queryable, walletId: string) =>
  db.row<UserRecord>(byWallet, [walletId]);

export const findUserForLogin = (db: Queryable, username: string) =>
  db.row<LoginRecord>(forLogin, [username]);

export const findUserByReferral = (db: Queryable, code: string) =>
  db.row<UserRecord & Pick<LoginRecord, 'demoAccount'>>(byReferral, [code]);

/** Is the user anywhere below the agent? */
export const isInDownline = async (db: Queryable, agentId: string, userId: string) =>
  (await db.row(inDownline, [agentId, userId])) !== undefined;

/** Filters of the user list. */
export interface UserQuery extends PageQuery {
  /** How `search` is read; without it the list is not searched. */
  readonly person?: UserSearch | undefined;
  readonly sort?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
  /** Direct members of this agent only. */
  readonly parent?: string | undefined;
}

/** Users below an agent, or everyone when no agent is named. */
export function listUsers(
  db: Queryable,
  agentId: string | undefined,
  query: UserQuery,
): Promise<Page<ListedUserRecord>> {
  const { where, values } = new Conditions()
    .add('u.id in (select user_id from user_ancestors where ancestor_id = ?)', agentId)
    .add('u.role = ?', query.role)
    .add('u.status = ?', query.status)
    .add('u.parent_id = ?', query.parent)
    .addAny(query.person ? userMatches('u', ownsAccount('u'), query.person) : []);
  const orderBy = orderOf(query.sort, 'username', {
    username: ['u.username'],
    role: ['u.role', 'u.username'],
    status: ['u.status', 'u.username'],
    parent: ["coalesce(p.username, '')", 'u.username'],
    balance: ['w.balance', 'u.username'],
    createdAt: ['u.created_at', 'u.id'],
  });
  const columns = `${userColumns}, ${ofAgent}`;
  return readPage(db, { columns, from: userTables, where, values, orderBy }, query);
}

/**
 * Keeps everybody's place in the tree as it is until this transaction is over; those who put people
 * in do not wait for each other. Take users first.
 */
const holdTree = (tx: Transaction) =>
  tx.run(`select pg_advisory_xact_lock_shared(hashtextextended('user_ancestors', 0))`);

/**
 * Writes a user with a wallet and the place in the tree; answers the id.
 * @throws AppError `username_taken`
 */
export async function insertUser(tx: Transaction, user: NewUser): Promise<string> {
  const id = uuid();
  const person = user.person ?? {};
  await tx
    .run(
      `insert into users (id, username, password_hash, role, status, parent_id, referral_code,
         commission_bp, referrer_id, created_at, verified_at, demo_account,
         name, phone, email, birth_date, agreed_notice, agreed_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, moment, case when $11 then moment end,
         case when $12 then 'open' end, $13, $14, $15, $16::date,
         $17::text, case when $17::text is not null then moment end
       from coalesce($10::timestamptz, clock_timestamp()) as moment`,
      [
        id,
        user.username,
        user.passwordHash,
        user.role,
        user.status,
        user.parentId,
        user.referralCode,
        user.commissionBp ?? null,
        user.referrerId ?? null,
        user.at ?? null,
        user.verified ?? false,
        user.isDemo ?? false,
        ...[person.name ?? null, person.phone ?? null],
        ...[person.email ?? null, person.birthDate ?? null],
        user.agreedNotice ?? null,
      ],
    )
    .catch((error: unknown) => {
      throw breaksConstraint(error, 'users_username_key') ? new AppError('username_taken') : error;
    });
  if (user.parentId !== null) await holdTree(tx);
  await tx.run(
    `insert into user_ancestors (user_id, ancestor_id, depth)
     select $1::uuid, $2::uuid, 1 where $2::uuid is not null
     union all
     select $1::uuid, ancestor_id, depth + 1 from user_ancestors where user_id = $2::uuid`,
    [id, user.parentId],
  );
  await tx.run('insert into wallets (id, user_id, currency) values ($1, $2, $3)', [
    uuid(),
    id,
    user.currency,
  ]);
  return id;
}

/** Lets a user in who was made in this transaction. */
export const activateNewUser = (tx: Transaction, userId: string) =>
  tx.run(`update users set status = 'activated' where id = $1`, [userId]);

/** Writes what may be changed about a person, and raises the version. */
export const updateProfile = (
  tx: Transaction,
  userId: string,
  { name, phone, email, commissionBp }: UserProfile,
) =>
  tx.run(
    `update users set name = $2, phone = $3, email = $4, commission_bp = $5, version = version + 1
     where id = $1`,
    [userId, name, phone, email, commissionBp],
  );

/** Phones that are in no international form, some at a time, in the order of the ids after one. */
export const listLocalPhones = (db: Queryable, after: string | null, most: number) =>
  db.rows<{ readonly id: string; readonly phone: string; readonly currency: Currency }>(
    `select u.id, u.phone, w.currency from users u join wallets w on w.user_id = u.id
     where u.phone !~ '^\\+[1-9][0-9]{6,14}$' and ($1::uuid is null or u.id > $1::uuid)
     order by u.id limit $2`,
    [after, most],
  );

/** Writes the international form of a phone that is still the one that was read. */
export const updatePhone = (db: Queryable, userId: string, from: string, to: string) =>
  db.run('update users set phone = $3 where id = $1 and phone = $2', [userId, from, to]);

/** A status that staff or an agent gives. */
export interface GivenStatus {
  readonly status: UserStatus;
  /** Of staff, for staff. */
  readonly reason: string;
  /** What the user reads; default the general sentence. */
  readonly publicReason?: string | undefined;
  readonly remark?: string | undefined;
  /** When a restriction ends by itself. */
  readonly until: Date | null;
  /** Who has checked identity and age with it, and when. */
  readonly verified: { readonly by: string; readonly at: Date } | null;
}

/**
 * Writes a status that staff or an agent gives, with its reason, and raises the version. The end of
 * a break outlives it: who took the break is not activated before.
 */
export const updateStatus = (
  tx: Transaction,
  userId: string,
  { status, reason, publicReason, remark, until, verified }: GivenStatus,
) =>
  tx.run(
    `update users set status = $2, status_reason = $3, status_cause = 'staff', restricted_until = $4,
       status_until = case when $2 = 'activated' then null else status_until end,
       break_endable_at = case when $2 = 'activated' then null else break_endable_at end,
       status_public_reason = $7, status_remark = $8,
       verified_at = coalesce($5, verified_at), verified_by = coalesce($6, verified_by),
       verified_name = case when $5::timestamptz is null then verified_name else name end,
       version = version + 1
     where id = $1`,
    [
      ...[userId, status, reason, until, verified?.at ?? null, verified?.by ?? null],
      ...[publicReason ?? null, remark || null],
    ],
  );

/**
 * Raises the version of a user, whose pages are to learn of a change that is not in the user's row.
 */
export const raiseUserVersion = (tx: Transaction, userId: string) =>
  tx.run('update users set version = version + 1 where id = $1', [userId]);

/** Highest rate of an agent directly below, in basis points; 0 where there is none. */
export async function highestRateBelow(db: Queryable, agentId: string): Promise<number> {
  const row = await db.row<{ rate: number }>(
    `select coalesce(max(commission_bp), 0) as rate from users
     where parent_id = $1 and role = 'agent'`,
    [agentId],
  );
  return row?.rate ?? 0;
}
