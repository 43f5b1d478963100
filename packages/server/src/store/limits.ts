import {
  currencies,
  limitKinds,
  limitPeriods,
  type LimitKind,
  type LimitPeriod,
} from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { wasReversed } from './transactions.ts';
import { column, type RowOf } from './row-shape.ts';

const limitColumns = {
  kind: column.oneOf(limitKinds),
  period: column.oneOf(limitPeriods),
  currency: column.oneOf(currencies),
  amount: column.bigint,
  used: column.bigint,
  /** Time at which the oldest used amount leaves the period. */
  resetsAt: column.time.orNull,
  /** With `effectiveAt`: the new amount, `null` to lift the limit. */
  pendingAmount: column.bigint.orNull,
  effectiveAt: column.time.orNull,
};

/** A player's limit and its used amount; in minor units, a `session` in minutes. */
export type LimitRecord = RowOf<typeof limitColumns>;

/** Length of each period. @source ours – a month is 30 days */
const spans = `(values ('24h', interval '24 hours'), ('7d', interval '7 days'),
  ('month', interval '30 days')) as span (period, length)`;

/** Money of the wallet in the period, by kind of transfer. */
const moved = `entries e join transfers t on t.id = e.transfer_id
  where e.account_id = w.id and e.version is not null and e.created_at > since`;

/**
 * Used amount of a limit, in SQL. Only the part of the limit's own kind is executed. Deposit: requested
 * by deposit or received by cash-in, neither rejected nor cancelled, gross. Stake: staked and not
 * refunded. Loss: staked, less payouts; an open bet counts as lost. Session: minutes of play, all
 * devices together.
 */
const parts = `
  select x.amount, x.created_at as at from transactions x
  where l.kind = 'deposit' and x.owner_id = l.user_id
    and x.type in ('deposit', 'cash-in')
    and x.status <> 'rejected' and x.created_at > since and not ${wasReversed}
  union all
  select -e.amount, e.created_at from ${moved} and l.kind = 'stake' and t.kind = 'bet'
    and not exists (
      select from transfers r where r.reference = t.reference and r.kind = 'refund'
    )
  union all
  select -e.amount, e.created_at from ${moved} and l.kind = 'loss'
    and t.kind in ('bet', 'payout', 'refund')
  union all
  select extract(epoch from s.finish - greatest(s.started_at, since)) / 60, s.started_at
  from (
    select p.started_at, coalesce(
      p.ended_at, case when p.seen_at > now.at - interval '30 minutes' then now.at else p.seen_at end
    ) as finish
    from play_sessions p where l.kind = 'session' and p.user_id = l.user_id
  ) s
  where s.finish > since`;

/**
 * Limits of a player at a time, shortest period first.
 * @param kinds requested kinds; default all
 */
export const findLimits = (
  db: Queryable,
  userId: string,
  at?: Date,
  kinds: readonly LimitKind[] = limitKinds,
) =>
  db.rows(
    {
      text: `select l.kind, l.period, w.currency, l.amount, d.used, d.oldest + span.length as "resetsAt",
         l.pending_amount as "pendingAmount", l.effective_at as "effectiveAt"
       from player_limits l
       join wallets w on w.user_id = l.user_id
       join ${spans} on span.period = l.period
       cross join lateral (select coalesce($2::timestamptz, clock_timestamp()) as at) now
       cross join lateral (select now.at - span.length as since) long
       cross join lateral (
         select greatest(0, floor(coalesce(sum(part.amount), 0)))::bigint as used,
           min(greatest(part.at, since)) as oldest
         from (${parts}) part
       ) d
       where l.user_id = $1 and l.kind = any ($3)
       order by array_position(array['deposit', 'loss', 'stake', 'session'], l.kind), span.length`,
      columns: limitColumns,
    },
    [userId, at ?? null, kinds],
  );

/** Limit as it is stored; in minor units, a `session` in minutes. */
export interface NewLimit {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly pendingAmount: bigint | null;
  readonly effectiveAt: Date | null;
  readonly at: Date;
}

/** Stores a limit, replacing an earlier one. */
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

/** Players whose increase may be confirmed and who have not been notified. */
export const findDueLimits = (tx: Transaction, at: Date) =>
  tx.rows(
    {
      text: `select l.user_id as "userId", max(l.effective_at) as due
       from player_limits l
       where l.effective_at <= $1 and not exists (
         select from notifications n
         where n.user_id = l.user_id and n.kind = 'limit-raised' and n.created_at >= l.effective_at
       )
       group by l.user_id order by l.user_id limit 100`,
      columns: { userId: column.uuid, due: column.time },
    },
    [at],
  );
