import {
  AppError,
  currencies,
  roleGroups,
  roles,
  statusCauses,
  userStatuses,
  type Currency,
  type Role,
  type UserStatus,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import { demoAccountStates } from '../domain/demo-account.ts';
import type { UserSearch } from '../domain/user-search.ts';
import { ownsAccount, userMatches } from './user-matches.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { holdColumns } from './account-holds.ts';
import { breaksConstraint } from './sql-state.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const userColumns = {
  id: column.uuid.from('u.id'),
  username: column.text.from('u.username'),
  role: column.oneOf(roles).from('u.role'),
  status: column.oneOf(userStatuses).from('u.status'),
  /** Party that set the status. */
  statusCause: column.oneOf(statusCauses).from('u.status_cause'),
  /** Time before which the status does not end. */
  statusUntil: column.time.orNull.from('u.status_until'),
  /** When a restriction by staff ends automatically; `null`: when staff lifts it. */
  restrictedUntil: column.time.orNull.from('u.restricted_until'),
  /** Earliest time at which the user may request the end of an indefinite break. */
  breakEndableAt: column.time.orNull.from('u.break_endable_at'),
  parentId: column.uuid.orNull.from('u.parent_id'),
  parentUsername: column.text.orNull.from('p.username'),
  referralCode: column.text.from('u.referral_code'),
  createdAt: column.time.from('u.created_at'),
  lastLoginAt: column.time.orNull.from('u.last_login_at'),
  walletId: column.uuid.from('w.id'),
  balance: column.bigint.from('w.balance'),
  held: column.bigint.from('w.held'),
  currency: column.oneOf(currencies).from('w.currency'),
  version: column.bigint.from('w.version'),
};

/** A user with the wallet, as stored; amounts in minor units. */
export type UserRecord = RowOf<typeof userColumns>;

/** Whether the wallet is frozen, why, and since when. */
const freezeColumns = {
  /** Note of the staff. */
  freezeReason: column.text.orNull.from('f.reason'),
  /** Text that the owner can read. */
  freezePublicReason: column.text.orNull.from('f.public_reason'),
  freezeRemark: column.text.orNull.from('f.remark'),
  frozenAt: column.time.orNull.from('f.frozen_at'),
};

const secondFactor = column.boolean.from(`exists (select from second_factors s
  where s.user_id = u.id and s.confirmed_at is not null)`);

const selfColumns = {
  ...userColumns,
  ...freezeColumns,
  /** Notifications that have not been read. */
  unread: column.integer.from(
    '(select count(*) from notifications n where n.user_id = u.id and n.read_at is null)::integer',
  ),
  /** Country of the sign-in before the last. */
  lastLoginCountry: column.text.orNull.from('u.last_login_country'),
  lastLoginCity: column.text.orNull.from('u.last_login_city'),
  /** Signing in requires a second factor. */
  hasSecondFactor: secondFactor,
  userVersion: column.integer.from('u.version'),
};

/** A user as shown to that user. */
export type SelfRecord = RowOf<typeof selfColumns>;

const listedColumns = {
  ...userColumns,
  /** Earnings of an agent, except reversed ones; `null` for other roles. */
  earned: column.bigint.orNull
    .from(`case when u.role = 'agent' then (select coalesce(sum(e.amount), 0)::bigint
    from earnings e where e.claimee_id = u.id and e.status <> 'reversed') end`),
  /** Depth of an agent in the tree: 1 without an agent above; `null` for everyone else. */
  level: column.integer.orNull.from(`case when u.role = 'agent' then (select count(*)::integer + 1
    from user_ancestors a where a.user_id = u.id) end`),
  ...holdColumns,
};

/** A user as in lists. */
export type ListedUserRecord = RowOf<typeof listedColumns>;

const detailColumns = {
  ...listedColumns,
  ...freezeColumns,
  name: column.text.orNull.from('u.name'),
  phone: column.text.orNull.from('u.phone'),
  email: column.text.orNull.from('u.email'),
  /** `YYYY-MM-DD` */
  birthDate: column.text.orNull.from('u.birth_date::text'),
  /** Total rate of an agent, in basis points; `null` earns nothing. */
  commissionBp: column.integer.orNull.from('u.commission_bp'),
  /** Of staff, for staff. */
  statusReason: column.text.orNull.from('u.status_reason'),
  /** Reason code shown to the user; `null` for the general sentence. */
  statusPublicReason: column.text.orNull.from('u.status_public_reason'),
  statusRemark: column.text.orNull.from('u.status_remark'),
  /** Time of the identity and age check, and its reviewer if known. */
  verifiedAt: column.time.orNull.from('u.verified_at'),
  verifiedBy: column.text.orNull.from(
    '(select v.username from users v where v.id = u.verified_by)',
  ),
  /** The user whose referral code was used. */
  referrerId: column.uuid.orNull.from('r.id'),
  referrerUsername: column.text.orNull.from('r.username'),
  /** Whether the referrer is the viewer, or below the viewer. */
  isReferrerInSight: column.boolean.from(`coalesce(r.id = $2 or exists (select from user_ancestors a
      where a.user_id = r.id and a.ancestor_id = $2), false)`),
  /** Number of users registered by the user's code. */
  referred: column.integer.from(
    '(select count(*) from users b where b.referrer_id = u.id)::integer',
  ),
  /** Newest sign-in. */
  currentLoginAt: column.time.orNull.from('u.current_login_at'),
  /** Signing in requires a second factor. */
  hasSecondFactor: secondFactor,
  /** Withdrawals require a PIN. */
  hasWithdrawalPin: column.boolean.from(
    'exists (select from withdrawal_pins x where x.user_id = u.id)',
  ),
  userVersion: column.integer.from('u.version'),
};

/** A user with all stored personal data. */
export type UserDetailRecord = RowOf<typeof detailColumns>;

/** Details entered at registration; the phone is in international form. */
export type PersonDetails = Partial<
  Pick<UserDetailRecord, 'name' | 'phone' | 'email' | 'birthDate'>
>;

/** Editable details of a user. */
export type UserProfile = Pick<UserDetailRecord, 'name' | 'phone' | 'email' | 'commissionBp'>;

const loginColumns = {
  id: column.uuid,
  username: column.text,
  passwordHash: column.text,
  role: column.oneOf(roles),
  status: column.oneOf(userStatuses),
  walletId: column.uuid,
  demoAccount: column.oneOf(demoAccountStates).orNull,
};

/** Data that signing in needs. */
export type LoginRecord = RowOf<typeof loginColumns>;

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

const userTables =
  'users u join wallets w on w.user_id = u.id left join users p on p.id = u.parent_id';

const openFreeze = 'left join wallet_freezes f on f.wallet_id = w.id and f.lifted_at is null';

const byId = {
  name: 'user-by-id',
  text: `select ${selectList(userColumns)} from ${userTables} where u.id = $1`,
  columns: userColumns,
};
const detailById = {
  name: 'user-detail',
  text: `select ${selectList(detailColumns)}
    from ${userTables} ${openFreeze} left join users r on r.id = u.referrer_id where u.id = $1`,
  columns: detailColumns,
};
const selfById = {
  name: 'user-self',
  text: `select ${selectList(selfColumns)} from ${userTables} ${openFreeze} where u.id = $1`,
  columns: selfColumns,
};
const lock: Statement = {
  name: 'user-lock',
  text: 'select from users where id = any ($1::uuid[]) order by id for no key update',
};
const byWallet = {
  name: 'user-by-wallet',
  text: `select ${selectList(userColumns)} from ${userTables} where w.id = $1`,
  columns: userColumns,
};
const forLogin = {
  name: 'user-for-login',
  text: `select u.id, u.username, u.password_hash as "passwordHash", u.role, u.status,
    w.id as "walletId", u.demo_account as "demoAccount"
    from users u join wallets w on w.user_id = u.id where u.username = $1`,
  columns: loginColumns,
};
const referringColumns = {
  ...userColumns,
  demoAccount: column.oneOf(demoAccountStates).orNull.from('u.demo_account'),
};
const byReferral = {
  name: 'user-by-referral',
  text: `select ${selectList(referringColumns)} from ${userTables} where u.referral_code = $1`,
  columns: referringColumns,
};
const publicColumns = {
  username: column.text,
  isDemo: column.boolean.from('u.demo_account is not null'),
};
const publicAccount = {
  name: 'user-public-account',
  text: `select ${selectList(publicColumns)} from users u where u.id = $1`,
  columns: publicColumns,
};
const inDownline: Statement = {
  name: 'user-in-downline',
  text: 'select 1 from user_ancestors where ancestor_id = $1 and user_id = $2',
};

export const findUser = (db: Queryable, userId: string) => db.row(byId, [userId]);

/** What other users see of an account, to be masked. */
export const findPublicAccount = (db: Queryable, userId: string) => db.row(publicAccount, [userId]);

export const findSelf = (db: Queryable, userId: string) => db.row(selfById, [userId]);

/** The requested user; without a viewer the referrer is left out. */
export const findUserDetail = (db: Queryable, userId: string, readerId: string | null = null) =>
  db.row(detailById, [userId, readerId]);

/** Locks users' rows for this transaction. Wallets are locked before users, never after. */
export const lockUsers = (tx: Transaction, userIds: readonly string[]) => tx.run(lock, [userIds]);

const lockOwned: Statement = {
  name: 'wallets-lock-owned',
  text: 'select from wallets where user_id = any ($1::uuid[]) order by id for no key update',
};

/** Locks the wallets of users for this transaction; lock users afterwards. */
export const lockWalletsOf = (tx: Transaction, userIds: readonly string[]) =>
  tx.run(lockOwned, [userIds]);

/**
 * Locks users and, before them, their wallets: for changes of what their stakes are validated against,
 * which raise its version in the wallet.
 */
export async function lockUsersWithWallets(
  tx: Transaction,
  userIds: readonly string[],
): Promise<void> {
  await lockWalletsOf(tx, userIds);
  await lockUsers(tx, userIds);
}

/** Ids of all staff who may sign in, in order. */
export async function findStaffIds(db: Queryable): Promise<string[]> {
  const rows = await db.rows(
    {
      text: `select id from users where role = any($1) and status <> 'blocked' order by id`,
      columns: { id: column.uuid },
    },
    [roleGroups.staff],
  );
  return rows.map(({ id }) => id);
}

export const findWalletOwner = (db: Queryable, walletId: string) => db.row(byWallet, [walletId]);

export const findUserForLogin = (db: Queryable, username: string) => db.row(forLogin, [username]);

export const findUserByReferral = (db: Queryable, code: string) => db.row(byReferral, [code]);

/** Returns whether the user is anywhere below the agent. */
export const isInDownline = async (db: Queryable, agentId: string, userId: string) =>
  (await db.row(inDownline, [agentId, userId])) !== undefined;

/** Filters of the user list. */
export interface UserQuery extends PageQuery {
  /** Parsed `search`; without it the list is not searched. */
  readonly person?: UserSearch | undefined;
  readonly sort?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
  /** Only direct members of this agent. */
  readonly parent?: string | undefined;
}

/** Users below an agent, or all users without an agent. */
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
  return readPage(db, { columns: listedColumns, from: userTables, where, values, orderBy }, query);
}

/**
 * Takes a shared lock on the tree until this transaction ends; insertions of users do not wait for each
 * other. Lock users first.
 */
const holdTree = (tx: Transaction) =>
  tx.run(`select pg_advisory_xact_lock_shared(hashtextextended('user_ancestors', 0))`);

/**
 * Inserts a user with a wallet and the place in the tree; returns the id.
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

/** Activates a user who was created in this transaction. */
export const activateNewUser = (tx: Transaction, userId: string) =>
  tx.run(`update users set status = 'activated' where id = $1`, [userId]);

/** Updates the editable details of a user, and raises the version. */
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

/** Phones that are not in international form, in batches ordered by id. */
export const listLocalPhones = (db: Queryable, after: string | null, limit: number) =>
  db.rows(
    {
      text: `select u.id, u.phone, w.currency from users u join wallets w on w.user_id = u.id
       where u.phone !~ '^\\+[1-9][0-9]{6,14}$' and ($1::uuid is null or u.id > $1::uuid)
       order by u.id limit $2`,
      columns: { id: column.uuid, phone: column.text, currency: column.oneOf(currencies) },
    },
    [after, limit],
  );

/** Stores the international form of a phone, unless it has changed meanwhile. */
export const updatePhone = (db: Queryable, userId: string, from: string, to: string) =>
  db.run('update users set phone = $3 where id = $1 and phone = $2', [userId, from, to]);

/** A status set by staff or an agent. */
export interface GivenStatus {
  readonly status: UserStatus;
  /** Of staff, for staff. */
  readonly reason: string;
  /** Reason code for the user; default the general sentence. */
  readonly publicReason?: string | undefined;
  readonly remark?: string | undefined;
  /** When a restriction ends automatically. */
  readonly until: Date | null;
  /** Reviewer who has checked identity and age with it, and the time. */
  readonly verified: { readonly by: string; readonly at: Date } | null;
}

/**
 * Stores a status set by staff or an agent, with its reason, and raises the version. The end of a break
 * is kept: the user is not activated before.
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

/** Raises the version of a user, so that pages learn of a change outside the user's row. */
export const raiseUserVersion = (tx: Transaction, userId: string) =>
  tx.run('update users set version = version + 1 where id = $1', [userId]);

/** Highest rate of an agent directly below, in basis points; 0 without any. */
export async function highestRateBelow(db: Queryable, agentId: string): Promise<number> {
  const row = await db.row(
    {
      text: `select coalesce(max(commission_bp), 0) as rate from users
       where parent_id = $1 and role = 'agent'`,
      columns: { rate: column.integer },
    },
    [agentId],
  );
  return row?.rate ?? 0;
}
