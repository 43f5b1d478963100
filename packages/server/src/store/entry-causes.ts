import type { Currency, EarningType } from '@lobi/core/contract';
import type { Queryable } from './database.ts';

/** What a provider asked to be booked. */
export interface ProviderCause {
  /** Round that it belongs to, if any. */
  readonly roundId: string | null;
  readonly provider: string;
  /** The provider's own number of it. */
  readonly number: string;
}

/** The provider's transaction behind a movement. */
export const findProviderCause = (db: Queryable, transactionId: string) =>
  db.row<ProviderCause>(
    `select x.round_id as "roundId", p.name as provider, x.external_id as number
     from provider_transactions x join providers p on p.id = x.provider_id
     where x.id = $1`,
    [transactionId],
  );

/** An earning that was paid or taken back; the amount in minor units. */
export interface EarningCause {
  readonly id: string;
  readonly type: EarningType;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly createdAt: Date;
  /** How many there are, beyond those that are listed as well. */
  readonly count: number;
}

/** How many are listed. */
const listed = 10;

/**
 * Earnings behind a movement: the one that it names, or all that were claimed at once, which bear
 * its time.
 */
export const listEarningCauses = (
  db: Queryable,
  entry: { readonly walletId: string; readonly reference: string; readonly createdAt: Date },
) =>
  db.rows<EarningCause>(
    `select e.id, e.type, e.amount, e.currency, e.created_at as "createdAt",
       (count(*) over ())::int as count
     from earnings e join wallets w on w.user_id = e.claimee_id
     where w.id = $1 and (e.id = $2 or ($1 = $2 and e.paid_at = $3))
     order by e.created_at desc, e.id desc limit ${listed}`,
    [entry.walletId, entry.reference, entry.createdAt],
  );
