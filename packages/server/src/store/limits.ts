import type { Currency, LimitKind, LimitPeriod } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';

/** A player's limit and how much of it is used; amounts in minor units. */
export interface LimitRecord {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly used: bigint;
  /** When the oldest part of what is used falls out of the period. */
  readonly resetsAt: Date | null;
  /** With `effectiveAt`: the new amount, `null` to lift the limit. */
  readonly pendingAmount: bigint | null;
  readonly effectiveAt: Date | null;
}

/** How far back each period looks. @source ours – a month is 30 days */
const spans = `(values ('24h', interval '24 hours'), ('7d', interval '7 days'),
  ('month', interval '30 days')) as span (period, length)`;

/**
 * Limits of a player at a time, shortest period first. Used is what was asked to be deposited and
 * has not been refused.
 */
export const findLimits = (db: Queryable, userId: string, at?: Date) =>
  db.rows<LimitRecord>(
    `select l.kind, l.period, w.currency, l.amount, d.used, d.oldest + span.length as "resetsAt",
       l.pending_amount as "pendingAmount", l.effective_at as "effectiveAt"
     from player_limits l
     join wallets w on w.user_id = l.user_id
     join ${spans} on span.period = l.period
     cross join lateral (
       select coalesce(sum(x.amount), 0)::bigint as used, min(x.created_at) as oldest
       from transactions x
       where x.owner_id = l.user_id and x.type = 'deposit' and x.status <> 'rejected'
         and x.created_at > coalesce($2::timestamptz, clock_timestamp()) - span.length
     ) d
     where l.user_id = $1
     order by l.kind, span.length`,
    [userId, at ?? null],
  );

/** What is kept of a limit; amounts in minor units. */
export interface NewLimit {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly pendingAmount: bigint | null;
  readonly effectiveAt: Date | null;
  readonly at: Date;
}

/** Writes a limit over what there was. */
export const writeLimit = (tx: Transaction, limit: NewLimit) =>
  tx.run(
    `insert into player_limits
       (user_id, kind, period, amount, pending_amount, effective_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, kind, period) do update set amount = excluded.amount,
       pending_amount = excluded.pending_amount, effective_at = excluded.effective_at,
       updated_at = excluded.updated_at`,
    [
      limit.userId,
      limit.kind,
      limit.period,
      limit.amount,
      limit.pendingAmount,
      limit.effectiveAt,
      limit.at,
    ],
  );

export const deleteLimit = (
  tx: Transaction,
  userId: string,
  { kind, period }: Pick<NewLimit, 'kind' | 'period'>,
) =>
  tx.run('delete from player_limits where user_id = $1 and kind = $2 and period = $3', [
    userId,
    kind,
    period,
  ]);

/** Players whose increase has waited long enough and who have not been told. */
export const findDueLimits = (tx: Transaction, at: Date) =>
  tx.rows<{ readonly userId: string }>(
    `select l.user_id as "userId", max(l.effective_at) as due
     from player_limits l
     where l.effective_at <= $1 and not exists (
       select from notifications n
       where n.user_id = l.user_id and n.kind = 'limit-raised' and n.created_at >= l.effective_at
     )
     group by l.user_id order by l.user_id limit 100`,
    [at],
  );
