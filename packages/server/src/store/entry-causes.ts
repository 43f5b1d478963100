import { currencies, earningTypes } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { column } from './row-shape.ts';

/** Columns of a transaction that a provider requested. */
const providerCauseColumns = {
  /** Round of the entry, if any. */
  roundId: column.uuid.orNull,
  provider: column.text,
  /** The provider's own id. */
  number: column.text,
};

/** Finds the provider's transaction behind an entry. */
export const findProviderCause = (db: Queryable, transactionId: string) =>
  db.row(
    {
      text: `select x.round_id as "roundId", p.name as provider, x.external_id as number
       from provider_transactions x join providers p on p.id = x.provider_id
       where x.id = $1`,
      columns: providerCauseColumns,
    },
    [transactionId],
  );

/** A paid or reversed earning; the amount in minor units. */
const earningCauseColumns = {
  id: column.uuid,
  type: column.oneOf(earningTypes),
  amount: column.bigint,
  currency: column.oneOf(currencies),
  createdAt: column.time,
  /** Total number, including the listed ones. */
  count: column.integer,
};

/** Number of listed entries. */
const listed = 10;

/**
 * Earnings behind an entry: the one that it names, or all that were claimed together, which have its
 * time.
 */
export const listEarningCauses = (
  db: Queryable,
  entry: { readonly walletId: string; readonly reference: string; readonly createdAt: Date },
) =>
  db.rows(
    {
      text: `select e.id, e.type, e.amount, e.currency, e.created_at as "createdAt",
         (count(*) over ())::int as count
       from earnings e join wallets w on w.user_id = e.claimee_id
       where w.id = $1 and (e.id = $2 or ($1 = $2 and e.paid_at = $3))
       order by e.created_at desc, e.id desc limit ${listed}`,
      columns: earningCauseColumns,
    },
    [entry.walletId, entry.reference, entry.createdAt],
  );
