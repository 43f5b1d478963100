import type { Role } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';
import { lockWalletsOf } from './users.ts';

const userTiesColumns = {
  /** Whether a user is directly below. */
  hasDownline: column.boolean,
  /** The wallet has money, or some is set aside. */
  hasMoney: column.boolean,
  /** Whether requests, bets, plays or earnings are open, or the user is declarator of games. */
  hasOpenWork: column.boolean,
};

/** Reasons why a user's role and parent cannot change. */
export type UserTies = RowOf<typeof userTiesColumns>;

export async function findTies(db: Queryable, userId: string): Promise<UserTies> {
  const row = await db.row(
    {
      text: `select exists (select from users b where b.parent_id = w.user_id) as "hasDownline",
         w.balance <> 0 or w.held <> 0 as "hasMoney",
         exists (
           select from transactions x where x.status in ('pending', 'processing')
             and (x.owner_id = w.user_id or x.from_wallet_id = w.id or x.to_wallet_id = w.id)
         ) or exists (select from bets b where b.wallet_id = w.id and b.status = 'placed')
           or exists (select from plays p where p.wallet_id = w.id and p.status = 'open')
           or exists (
             select from provider_rounds r where r.wallet_id = w.id and r.status = 'open'
           )
           or exists (
             select from earnings e
             where e.claimee_id = w.user_id and e.status in ('accrued', 'claimable')
           )
           or exists (select from games g where g.declarator_id = w.user_id) as "hasOpenWork"
       from wallets w where w.user_id = $1`,
      columns: userTiesColumns,
    },
    [userId],
  );
  return row ?? { hasDownline: false, hasMoney: false, hasOpenWork: false };
}

/**
 * Locks a user with the wallet, and all users who may change roles, so that they cannot concurrently
 * remove each other's role. All users are locked in the order of their ids: two transactions that each
 * locked the changed user first would wait for each other.
 */
export async function lockForRole(tx: Transaction, userId: string): Promise<void> {
  await lockWalletsOf(tx, [userId]);
  await tx.run(
    `select from users where role = 'superadmin' or id = $1 order by id for no key update`,
    [userId],
  );
}

/** Updates a role and raises the version. Only agents have a rate; a new agent has none yet. */
export const updateRole = (tx: Transaction, userId: string, role: Role) =>
  tx.run('update users set role = $2, commission_bp = null, version = version + 1 where id = $1', [
    userId,
    role,
  ]);

/** Number of users below an agent, at any depth. */
export async function countBelow(db: Queryable, userId: string): Promise<number> {
  const row = await db.row(
    {
      text: 'select count(*)::integer as count from user_ancestors where ancestor_id = $1',
      columns: { count: column.integer },
    },
    [userId],
  );
  return row?.count ?? 0;
}

/**
 * Locks the tree against changes until this transaction ends. Lock users first, and read the tree
 * afterwards.
 */
export const lockTree = (tx: Transaction) =>
  tx.run(`select pg_advisory_xact_lock(hashtextextended('user_ancestors', 0))`);

/** Moves a user, with the downline, below another agent or none, and raises the version. */
export async function updateParent(
  tx: Transaction,
  userId: string,
  parentId: string | null,
): Promise<void> {
  await tx.run('update users set parent_id = $2, version = version + 1 where id = $1', [
    userId,
    parentId,
  ]);
  const moved = `(
    select $1::uuid as user_id, 0 as depth
    union all select user_id, depth from user_ancestors where ancestor_id = $1::uuid
  )`;
  await tx.run(
    `delete from user_ancestors x using ${moved} m
     where x.user_id = m.user_id and x.depth > m.depth`,
    [userId],
  );
  await tx.run(
    `insert into user_ancestors (user_id, ancestor_id, depth)
     select m.user_id, above.id, m.depth + above.depth
     from ${moved} m cross join (
       select $2::uuid as id, 1 as depth where $2::uuid is not null
       union all select ancestor_id, depth + 1 from user_ancestors where user_id = $2::uuid
     ) above`,
    [userId, parentId],
  );
}
