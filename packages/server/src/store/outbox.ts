import type { Change, ChannelKey } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** Channels whose events go through the outbox; the table has a check constraint with the same list. */
const topics = [
  'user',
  'wallet',
  'round',
  'game',
  'agent',
  'ops',
  'table',
] as const satisfies readonly ChannelKey[];

const outboxColumns = {
  id: column.bigint,
  topic: column.oneOf(topics),
  subjectId: column.uuid,
  facts: column.json<unknown>(),
  /** Age of the row in ms. */
  ageMs: column.float,
};

/** An event to publish. `facts` of a wallet hold amounts as minor units in text. */
export type OutboxRow = RowOf<typeof outboxColumns>;

const take = {
  name: 'outbox-take',
  text: `select id, topic, subject_id as "subjectId", facts,
      (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as "ageMs"
    from outbox where published_at is null order by id limit $1 for update`,
  columns: outboxColumns,
};

const mark: Statement = {
  name: 'outbox-mark',
  text: 'update outbox set published_at = clock_timestamp() where id = any ($1::bigint[])',
};

/**
 * Locks the oldest unpublished rows for this transaction. A second publisher waits for the lock and then
 * gets the rows after them: with `skip locked` it could publish later events of a channel first.
 */
export const lockUnpublished = (tx: Transaction, limit: number) => tx.rows(take, [limit]);

export const markPublished = (tx: Transaction, ids: readonly bigint[]) => tx.run(mark, [ids]);

/** Number of unpublished events, and the age of the oldest one in seconds. */
export async function outboxBacklog(
  db: Queryable,
): Promise<{ readonly rows: number; readonly oldestSeconds: number }> {
  const row = await db.row({
    text: `select count(*)::int as rows,
         coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as "oldestSeconds"
       from outbox where published_at is null`,
    columns: { rows: column.integer, oldestSeconds: column.float },
  });
  return row ?? { rows: 0, oldestSeconds: 0 };
}

/** Subject id of `ops` rows, which belong to no record; the channel has the fixed id `all`. */
export const opsSubjectId = '00000000-0000-0000-0000-000000000000';

/** Writes an event with the whole user, in the format of the contract. The caller holds the row lock. */
export const announceUser = (tx: Transaction, user: { readonly id: string }, version: number) =>
  tx.run(
    `insert into outbox (topic, subject_id, version, facts)
     values ('user', $1::uuid, $2::bigint, $3::jsonb)`,
    [user.id, version, JSON.stringify(user)],
  );

const announceToOffices: Statement = {
  name: 'outbox-change',
  text: `insert into outbox (topic, subject_id, version, facts)
    select 'ops', '${opsSubjectId}'::uuid, 0, $2::jsonb
    union all
    select 'agent', u.id, 0, $2::jsonb
    from (
      select ancestor_id as id from user_ancestors where user_id = $1::uuid
      union all select $1::uuid
    ) chain join users u on u.id = chain.id
    where u.role = 'agent'`,
};

/** Writes a change event for staff, for every agent above the owner, and for an owner who is an agent. */
export const announceToChain = (tx: Transaction, ownerId: string | null, change: Change) =>
  tx.run(announceToOffices, [ownerId, JSON.stringify(change)]);
