import { noticeEffects, type PaymentNotice } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** Credentials with which a gateway's signature is verified. */
const gatewayCredentialsColumns = {
  id: column.uuid,
  /** Sealed. */
  secret: column.text,
  /** The database's clock. */
  now: column.time,
};

/** Finds the credentials of a gateway; `undefined` for an unknown one or one without any. */
export const findGatewayCredentials = (db: Queryable, gatewayId: string) =>
  db.row(
    {
      text: 'select id, secret, now() as now from gateways where id = $1 and secret is not null',
      columns: gatewayCredentialsColumns,
    },
    [gatewayId],
  );

/** An incoming notice. */
export interface NewNotice {
  readonly gatewayId: string;
  readonly noticeId: string;
  readonly bodyHash: string;
  readonly notice: PaymentNotice;
}

const noticeOutcomeColumns = {
  effect: column.oneOf(noticeEffects),
  transactionId: column.uuid,
};

/** Outcome of a notice. */
export type NoticeOutcome = RowOf<typeof noticeOutcomeColumns>;

/**
 * Inserts a notice before it is processed; `false` when its id already exists. Waits for a concurrent
 * notice with an equal id.
 */
export async function claimNotice(
  tx: Transaction,
  { gatewayId, noticeId, bodyHash, notice }: NewNotice,
  at: Date,
): Promise<boolean> {
  const written = await tx.run(
    `insert into payment_notices (gateway_id, notice_id, body_hash, notice, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [gatewayId, noticeId, bodyHash, JSON.stringify(notice), at],
  );
  return written === 1;
}

/** Stores the outcome of a notice. */
export const settleNotice = (
  tx: Transaction,
  { gatewayId, noticeId }: Pick<NewNotice, 'gatewayId' | 'noticeId'>,
  { effect, transactionId }: NoticeOutcome,
) =>
  tx.run(
    `update payment_notices set effect = $3, transaction_id = $4
     where gateway_id = $1 and notice_id = $2`,
    [gatewayId, noticeId, effect, transactionId],
  );

/** Returns the outcome of an earlier notice. */
export const findNotice = (
  db: Queryable,
  { gatewayId, noticeId }: Pick<NewNotice, 'gatewayId' | 'noticeId'>,
) =>
  db.row(
    {
      text: `select effect, transaction_id as "transactionId", body_hash as "bodyHash"
       from payment_notices where gateway_id = $1 and notice_id = $2`,
      columns: { ...noticeOutcomeColumns, bodyHash: column.text },
    },
    [gatewayId, noticeId],
  );

/** A notice about a deposit, with when it came. */
const noticeColumns = {
  id: column.uuid,
  notice: column.json<PaymentNotice>(),
  at: column.time,
};

/** Notices about a deposit, oldest first. */
export const listNotices = (db: Queryable, transactionId: string) =>
  db.rows(
    {
      text: `select notice_id as id, notice, created_at as at from payment_notices
       where transaction_id = $1 order by created_at, notice_id`,
      columns: noticeColumns,
    },
    [transactionId],
  );

/** Amount of a notice, in minor units. */
export interface NoticedSum {
  readonly gatewayId: string;
  readonly order: string | undefined;
  readonly exact: bigint;
}

const exactly = '(x.amount + coalesce(x.unique_code, 0)) = $2';

/** Deposits by order number, or the open ones with an amount, which are few. */
const fits = {
  order: "right(replace(x.id::text, '-', ''), 8) = $3",
  sum: `x.status in ('pending', 'processing') and ${exactly}`,
} as const;

/**
 * Ids of at most two deposits that a notice may refer to: those with the order number, the one with the
 * amount first, or without an order number the open ones with exactly the amount. Deposits settled by
 * agents never arrive at a gateway.
 */
export async function findNoticed(
  tx: Transaction,
  { gatewayId, order, exact }: NoticedSum,
): Promise<readonly string[]> {
  const end = order?.slice('DP-'.length).toLowerCase();
  const rows = await tx.rows(
    {
      text: `select x.id from transactions x join payment_channels c on c.id = x.channel_id
       where c.gateway_id = $1 and x.type = 'deposit' and x.relates_to is null
         and x.settling_agent_id is null
         and ${end === undefined ? fits.sum : fits.order}
       order by (${exactly}) desc, x.created_at desc limit 2`,
      columns: { id: column.uuid },
    },
    end === undefined ? [gatewayId, exact] : [gatewayId, exact, end],
  );
  return rows.map(({ id }) => id);
}
