import {
  currencies,
  payoutCaps,
  suspensionCauses,
  type SuspensionCause,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';
import type { StaffDecision } from './provider-payouts.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Condition: the provider `p` is suspended. */
export const suspended = `exists (select 1 from provider_suspensions s
  where s.provider_id = p.id and s.lifted_at is null)`;

/** A suspension to insert. */
export type NewSuspension =
  | {
      readonly cause: Exclude<SuspensionCause, 'staff'>;
      /** The held payout that caused it. */
      readonly holdId: string;
    }
  | { readonly cause: 'staff'; readonly decision: StaffDecision };

/** Suspends a provider; returns whether it was not suspended before. */
export async function insertSuspension(
  tx: Transaction,
  providerId: string,
  suspension: NewSuspension,
): Promise<boolean> {
  const { by, reason } =
    suspension.cause === 'staff' ? suspension.decision : { by: null, reason: null };
  const holdId = suspension.cause === 'staff' ? null : suspension.holdId;
  const written = await tx.run(
    `insert into provider_suspensions
       (id, provider_id, cause, hold_id, suspended_by, suspended_reason)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (provider_id) where lifted_at is null do nothing`,
    [uuid(), providerId, suspension.cause, holdId, by, reason],
  );
  return written > 0;
}

/**
 * Lifts the suspension of a provider; returns whether there was one.
 * @param suspensionId only this suspension; default the current one
 */
export async function liftSuspension(
  tx: Transaction,
  providerId: string,
  { by, reason }: StaffDecision,
  suspensionId: string | null = null,
): Promise<boolean> {
  const lifted = await tx.run(
    `update provider_suspensions
     set lifted_at = clock_timestamp(), lifted_by = $2, reason = $3
     where provider_id = $1 and lifted_at is null and id = coalesce($4, id)`,
    [providerId, by, reason, suspensionId],
  );
  return lifted > 0;
}

const columns = {
  id: column.uuid.from('s.id'),
  providerId: column.uuid.from('s.provider_id'),
  cause: column.oneOf(suspensionCauses).from('s.cause'),
  suspendedAt: column.time.from('s.suspended_at'),
  suspendedBy: column.text.orNull.from('s.suspended_by'),
  reason: column.text.orNull.from('s.suspended_reason'),
  /** `null` for a suspension by staff. */
  amount: column.bigint.orNull.from('h.amount'),
  currency: column.oneOf(currencies).orNull.from('h.currency'),
  cap: column.oneOf(payoutCaps).orNull.from('h.cap'),
  game: column.text.orNull.from('g.title'),
  liftedAt: column.time.orNull.from('s.lifted_at'),
  liftedBy: column.text.orNull.from('s.lifted_by'),
  liftReason: column.text.orNull.from('s.reason'),
};

/** A suspension, with the payout that led to it; the amount in minor units. */
export type SuspensionRecord = RowOf<typeof columns>;

const tables = `provider_suspensions s left join provider_holds h on h.id = s.hold_id
  left join provider_games o on o.provider_id = h.provider_id
    and o.external_id = h.body ->> 'gameId'
  left join games g on g.id = o.game_id`;

/** Lists the open suspensions. */
export const listOpenSuspensions = (db: Queryable) =>
  db.rows({
    text: `select ${selectList(columns)} from ${tables} where s.lifted_at is null`,
    columns,
  });

/** All suspensions of a provider, newest first. */
export function listSuspensions(
  db: Queryable,
  providerId: string,
  query: PageQuery,
): Promise<Page<SuspensionRecord>> {
  const { where, values } = new Conditions()
    .add('s.provider_id = ?', providerId)
    .addSearch(
      's.suspended_by ilike ? or s.suspended_reason ilike ? or s.lifted_by ilike ? or s.reason ilike ?',
      query.search,
    );
  const orderBy = 's.suspended_at desc, s.id desc';
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}
