import {
  credentialActions,
  currencies,
  platformReasons,
  transactionStatuses,
} from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { wasReversed } from './transactions.ts';
import { column, type RowOf } from './row-shape.ts';

const ownerHistoryColumns = {
  deposits: column.integer,
  deposited: column.bigint,
  withdrawals: column.integer,
  withdrawn: column.bigint,
  /** By a person; expired requests do not count. */
  rejected: column.integer,
};

/** Earlier requests of an owner, without cancelled ones; sums in minor units. */
export type OwnerHistory = RowOf<typeof ownerHistoryColumns>;

export async function findHistory(db: Queryable, ownerId: string): Promise<OwnerHistory> {
  const done = (type: string) =>
    `filter (where x.type = '${type}' and x.status = 'completed' and not ${wasReversed})`;
  const row = await db.row(
    {
      text: `select count(*) ${done('deposit')}::integer as deposits,
         coalesce(sum(amount) ${done('deposit')}, 0)::bigint as deposited,
         count(*) ${done('withdraw')}::integer as withdrawals,
         coalesce(sum(amount) ${done('withdraw')}, 0)::bigint as withdrawn,
         count(*) filter (
           where status = 'rejected' and (public_reason is not null or reason <> all ($2))
         )::integer as rejected
       from transactions x where owner_id = $1`,
      columns: ownerHistoryColumns,
    },
    [ownerId, platformReasons],
  );
  if (!row) throw new Error('The database returned no sums.');
  return row;
}

/** A transaction that resembles another one. */
const lookalikeColumns = {
  id: column.uuid,
  alike: column.oneOf(['amount', 'destination', 'proof']),
  username: column.text,
  amount: column.bigint,
  currency: column.oneOf(currencies),
  status: column.oneOf(transactionStatuses),
  createdAt: column.time,
};

/** Same owner, same amount and direction within a day. */
const isSameAmount = `x.id <> this.id and x.owner_id = this.owner_id and x.type = this.type
  and x.amount = this.amount and x.status <> 'rejected'
  and x.created_at between this.created_at - interval '24 hours'
    and this.created_at + interval '24 hours'`;

/** Money of another owner to the same account. */
const isSameDestination = `account_key(x.destination_account) = account_key(this.destination_account)
  and x.owner_id <> this.owner_id`;

/** Maximum number shown to a reviewer. */
const maxLookalikes = 10;

/**
 * Returns transactions that resemble this one, newest first: the owner's same amount within 24 hours,
 * another owner's money to the same account, the same picture anywhere. Agents see only those of their
 * downline.
 */
export const findLookalikes = (db: Queryable, transactionId: string, agentId: string | undefined) =>
  db.rows(
    {
      text: `with this as (select * from transactions where id = $1),
       alike as (
         select x.id, 'amount' as alike from transactions x, this where ${isSameAmount}
         union all
         select x.id, 'destination' from transactions x, this where ${isSameDestination}
         union all
         select p.transaction_id, 'proof' from transaction_proofs p, transaction_proofs own
         where own.transaction_id = $1 and p.digest = own.digest
       )
       select x.id, alike.alike, u.username, x.amount, x.currency, x.status,
         x.created_at as "createdAt"
       from alike join transactions x on x.id = alike.id join users u on u.id = x.owner_id
       where x.id <> $1 and ($2::uuid is null or x.owner_id in (
         select user_id from user_ancestors where ancestor_id = $2::uuid
       ))
       order by x.created_at desc, alike.alike limit ${maxLookalikes}`,
      columns: lookalikeColumns,
    },
    [transactionId, agentId ?? null],
  );

/**
 * Returns those of the given transactions that resemble another one, by the rules of `findLookalikes`,
 * regardless of visibility.
 */
export async function findDuplicated(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    {
      text: `select this.id from transactions this where this.id = any ($1::uuid[]) and (
         exists (select from transactions x where ${isSameAmount})
         or exists (select from transactions x where ${isSameDestination})
         or exists (
           select from transaction_proofs p join transaction_proofs own on own.digest = p.digest
           where own.transaction_id = this.id and p.transaction_id <> this.id
         )
       )`,
      columns: { id: column.uuid },
    },
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

const withdrawalFactsColumns = {
  /** Whether the owner has been paid at this account before, or the request has none. */
  knowsDestination: column.boolean,
  /** The owner's last completed deposit before the request. */
  lastDepositAt: column.time.orNull,
  /** The owner's last change of password, second factor or PIN before the request. */
  lastCredentialsAt: column.time.orNull,
};

/** Facts about a withdrawal for reviewers. */
export type WithdrawalFacts = RowOf<typeof withdrawalFactsColumns>;

/** Lists these facts for the given requests, by id. */
export async function listWithdrawalFacts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalFacts>> {
  const rows = await db.rows(
    {
      text: `select this.id, this.destination_account is null or exists (
           select from transactions x where x.owner_id = this.owner_id and x.status = 'completed'
             and account_key(x.destination_account) = account_key(this.destination_account)
         ) as "knowsDestination",
         (
           select max(x.completed_at) from transactions x
           where x.owner_id = this.owner_id and x.type = 'deposit'
             and x.completed_at <= this.created_at
         ) as "lastDepositAt",
         (
           select max(a.created_at) from activity a
           where a.user_id = this.owner_id and a.action = any($2) and a.created_at <= this.created_at
         ) as "lastCredentialsAt"
       from transactions this where this.id = any($1::uuid[])`,
      columns: { ...withdrawalFactsColumns, id: column.uuid },
    },
    [ids, credentialActions],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
