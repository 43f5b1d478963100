import { transactionStatuses } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const transactionEventColumns = {
  status: column.oneOf(transactionStatuses),
  at: column.time,
  actorId: column.uuid.orNull,
  actorUsername: column.text.orNull,
  reason: column.text.orNull,
  publicReason: column.text.orNull,
  remark: column.text.orNull,
  /** Note of the actor that only staff can read. */
  note: column.text.orNull,
};

/** A step in the timeline of a transaction. */
export type TransactionEvent = RowOf<typeof transactionEventColumns>;

/** Inserts a step. `actorId` is `null` for the platform itself. */
export const insertEvent = (
  tx: Transaction,
  transactionId: string,
  {
    status,
    at,
    actorId,
    reason,
    publicReason,
    remark,
    note,
  }: Omit<TransactionEvent, 'actorUsername'>,
) =>
  tx.run(
    `insert into transaction_events (transaction_id, status, actor_id, reason, public_reason, remark,
       note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [transactionId, status, actorId, reason, publicReason, remark, note, at],
  );

/** Course of a transaction, oldest first. */
export const listEvents = (db: Queryable, transactionId: string) =>
  db.rows(
    {
      text: `select e.status, e.created_at as at, e.actor_id as "actorId", u.username as "actorUsername",
         e.reason, e.public_reason as "publicReason", e.remark, e.note
       from transaction_events e left join users u on u.id = e.actor_id
       where e.transaction_id = $1 order by e.id`,
      columns: transactionEventColumns,
    },
    [transactionId],
  );
