import type { Currency, EarningType } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { EarningPlan, RatedPlan } from '../domain/earning-plan.ts';
import type { SettledShare } from '../domain/game-earnings.ts';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const dueCycleColumns = {
  /** First day of the cycle, such as `2026-11-01`. */
  day: column.text,
  lastDay: column.text,
  /** Start and end as timestamps; the end is exclusive. */
  from: column.time,
  to: column.time,
};

/** Days of the platform for which a plan may be closed. */
export type DueCycle = RowOf<typeof dueCycleColumns>;

/**
 * The first open days of a plan, if they ended before `overBefore`: those after the last closed ones, up
 * to the end of the day, week or month; else from the first day with a settled stake. A week begins on
 * Monday.
 */
export const findDueCycle = (
  db: Queryable,
  { currency, timeZone }: { readonly currency: Currency; readonly timeZone: string },
  { id, cycle, from, until }: Pick<EarningPlan, 'id' | 'cycle' | 'from' | 'until'>,
  overBefore: Date,
): Promise<DueCycle | undefined> =>
  db.row(
    {
      text: `with begun as (
         select coalesce(
           (select max(coalesce(last_day, day)) + 1 from earning_days
             where currency = $1 and plan = $4),
           (select ((value #>> '{}')::timestamptz at time zone $2)::date from settings
             where key = 'game-earnings-since'),
           (select (least(
             (select min(settled_at) from plays where currency = $1),
             (select min(created_at) from provider_transactions where currency = $1)
           ) at time zone $2)::date)
         ) as day
       ), first as (
         select greatest(day, $6::date) as day from begun where day is not null
       ), cycle as (
         select day, least(case $5
           when 'weekly' then (date_trunc('week', day::timestamp) + interval '6 days')::date
           when 'monthly' then (date_trunc('month', day::timestamp) + interval '1 month - 1 day')::date
           else day
         end, $7::date) as last_day
         from first where $7::date is null or day <= $7::date
       ), bounds as (
         select day, last_day, day::timestamp at time zone $2 as "from",
           (last_day + 1)::timestamp at time zone $2 as "to"
         from cycle
       )
       select to_char(day, 'YYYY-MM-DD') as day, to_char(last_day, 'YYYY-MM-DD') as "lastDay",
         "from", "to"
       from bounds where "to" <= $3`,
      columns: dueCycleColumns,
    },
    [currency, timeZone, overBefore, id, cycle, from, until],
  );

const cycleSumColumns = {
  /** A wallet of one of them: all have the same agents above. */
  walletId: column.uuid,
  stakes: column.bigint,
  returns: column.bigint,
  /** Number of users who staked. */
  active: column.integer,
};

/** Sums that people with the same parent staked and received back in a cycle, in minor units. */
export type CycleSum = RowOf<typeof cycleSumColumns>;

/**
 * Stakes and returns that ended in a period, in a currency; the end is exclusive. A jackpot win is no
 * return, because its contributions were deducted before; a play's contribution is one, because the
 * house does not keep it. The arguments are SQL.
 */
export const endedBetween = (currency: string, from: string, to: string): string => `
  select wallet_id, amount as stake,
    payout - coalesce((jackpot ->> 'won')::bigint, 0)
      + coalesce((jackpot ->> 'contribution')::bigint, 0) as payout
  from plays
  where settled_at >= ${from} and settled_at < ${to} and currency = ${currency}
    and status in ('won', 'lost')
  union all
  select wallet_id, stake, payout from provider_transactions
  where created_at >= ${from} and created_at < ${to} and currency = ${currency}
    and wallet_id is not null
  union all
  select bet.wallet_id, -bet.stake, 0
  from provider_transactions given
  join provider_transactions bet on bet.cancelled_by = given.id and bet.currency = ${currency}
  where given.created_at >= ${from} and given.created_at < ${to}`;

/**
 * Sums the plays that ended in a cycle, by direct parent: won or lost plays, and all provider
 * transactions. A refund of a provider's stake counts on the day of the refund.
 */
export const sumCycle = (db: Queryable, currency: Currency, { from, to }: DueCycle) =>
  db.rows(
    {
      text: `select (array_agg(fact.wallet_id))[1] as "walletId",
         sum(fact.stake)::bigint as stakes, sum(fact.payout)::bigint as returns,
         count(distinct fact.wallet_id) filter (where fact.stake > 0)::integer as active
       from (${endedBetween('$1', '$2', '$3')}) fact
       join wallets w on w.id = fact.wallet_id
       join users u on u.id = w.user_id
       group by u.parent_id`,
      columns: cycleSumColumns,
    },
    [currency, from, to],
  );

/**
 * Returns the terms of a plan in the form stored with its earnings; amounts as decimal text of minor
 * units.
 */
const termsOf = ({ tiers, ...plan }: RatedPlan) => ({
  ...plan,
  tiers: tiers.map(({ from, rateBp }) => ({ from: String(from), rateBp })),
});

/** A closed cycle of a plan; sums in minor units. */
export interface ClosedCycle extends DueCycle {
  readonly plan: RatedPlan;
  readonly currency: Currency;
  readonly stakes: bigint;
  readonly returns: bigint;
  readonly at: Date;
}

/** Closes a cycle; returns its id, or `undefined` when another node has done so. */
export async function insertEarningCycle(
  tx: Transaction,
  { plan, day, lastDay, from, to, currency, stakes, returns, at }: ClosedCycle,
): Promise<string | undefined> {
  const row = await tx.row(
    {
      text: `insert into earning_days
         (id, plan, terms, day, last_day, begins_at, ends_at, currency, stakes, returns, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (currency, plan, day) do nothing returning id`,
      columns: { id: column.uuid },
    },
    [uuid(), plan.id, termsOf(plan), day, lastDay, from, to, currency, stakes, returns, at],
  );
  return row?.id;
}

/**
 * Returns the amounts that agents carry into a plan's next cycle, in minor units; no row for agents
 * without one.
 */
export async function findCarried(
  tx: Queryable,
  currency: Currency,
  planId: string,
  agentIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await tx.rows(
    {
      text: `select distinct on (r.agent_id) r.agent_id as "agentId", r.carried_out as carried
       from game_results r join earning_days d on d.id = r.day_id
       where d.currency = $1 and d.plan = $3 and r.agent_id = any ($2::uuid[])
       order by r.agent_id, d.day desc`,
      columns: { agentId: column.uuid, carried: column.bigint },
    },
    [currency, agentIds, planId],
  );
  return new Map(rows.map(({ agentId, carried }) => [agentId, carried]));
}

/** Inserts the agents' earnings of a closed cycle; returns the earnings with their owners. */
export async function insertGameResults(
  tx: Transaction,
  cycle: {
    readonly id: string;
    readonly type: EarningType;
    readonly currency: Currency;
    readonly at: Date;
  },
  results: readonly SettledShare[],
): Promise<{ readonly id: string; readonly ownerId: string }[]> {
  const rows = results.map((result) => ({
    ...result,
    earningId: result.amount > 0n ? uuid() : null,
  }));
  const earned = rows.flatMap(({ earningId, agentId, amount }) =>
    earningId === null ? [] : [{ id: earningId, ownerId: agentId, amount }],
  );
  await tx.run(
    `insert into earnings (id, claimee_id, type, currency, amount, status, created_at)
     select e.id, e.claimee_id, $6, $4, e.amount, 'claimable', $5
     from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as e(id, claimee_id, amount)`,
    [
      earned.map(({ id }) => id),
      earned.map(({ ownerId }) => ownerId),
      earned.map(({ amount }) => amount),
      cycle.currency,
      cycle.at,
      cycle.type,
    ],
  );
  await tx.run(
    `insert into game_results
       (day_id, agent_id, stakes, returns, share, carried_in, carried_out, earning_id, rate_bp, active)
     select $1, r.* from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
       $7::bigint[], $8::uuid[], $9::integer[], $10::integer[]) as r`,
    [
      cycle.id,
      rows.map(({ agentId }) => agentId),
      rows.map(({ stakes }) => stakes),
      rows.map(({ returns }) => returns),
      rows.map(({ share }) => share),
      rows.map(({ carriedIn }) => carriedIn),
      rows.map(({ carriedOut }) => carriedOut),
      rows.map(({ earningId }) => earningId),
      rows.map(({ rateBp }) => rateBp),
      rows.map(({ active }) => active),
    ],
  );
  return earned.map(({ id, ownerId }) => ({ id, ownerId }));
}
