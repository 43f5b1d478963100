import {
  currencies,
  earningStatuses,
  earningTypes,
  type Currency,
  type EarningStatus,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Commission, UplineLink } from '@lobi/core/rules';
import type { EarningPlan } from '../domain/earning-plan.ts';
import type { Queryable, Statement, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('e.id'),
  claimeeId: column.uuid.from('e.claimee_id'),
  claimeeUsername: column.text.from('u.username'),
  type: column.oneOf(earningTypes).from('e.type'),
  currency: column.oneOf(currencies).from('e.currency'),
  amount: column.bigint.from('e.amount'),
  status: column.oneOf(earningStatuses).from('e.status'),
  roundId: column.uuid.orNull.from('e.round_id'),
  /** First and last day of the games behind it, `2026-11-01`. */
  day: column.text.orNull.from("to_char(d.day, 'YYYY-MM-DD')"),
  lastDay: column.text.orNull.from("to_char(coalesce(d.last_day, d.day), 'YYYY-MM-DD')"),
  createdAt: column.time.from('e.created_at'),
};

/** Earning of an agent on a round, or on the games of a day; the amount in minor units. */
export type EarningRecord = RowOf<typeof columns>;

/** Filters of the earnings. */
export interface EarningQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly status?: EarningStatus | undefined;
}

const tables = `earnings e join users u on u.id = e.claimee_id
  left join rounds r on r.id = e.round_id left join games g on g.id = r.game_id
  left join game_results x on x.earning_id = e.id left join earning_days d on d.id = x.day_id`;

/** Earnings of a user, newest first. */
export function listEarnings(
  db: Queryable,
  claimeeId: string,
  query: EarningQuery,
): Promise<Page<EarningRecord>> {
  const { where, values } = new Conditions()
    .add('e.claimee_id = ?', claimeeId)
    .add('e.status = ?', query.status)
    .addSearch('g.title ilike ? or r.number::text ilike ? or d.day::text ilike ?', query.search);
  return readPage(
    db,
    {
      columns,
      from: tables,
      where,
      values,
      orderBy: orderOf(query.sort, '-createdAt', {
        createdAt: ['e.created_at', 'e.id'],
        type: ['e.type', 'e.created_at', 'e.id'],
        status: ['e.status', 'e.created_at', 'e.id'],
        amount: ['e.amount', 'e.id'],
      }),
    },
    query,
  );
}

const chains = {
  name: 'agent-chains',
  text: `select w.id as "walletId", a.ancestor_id as "agentId", u.commission_bp as "rateBp", a.depth
    from wallets w
    join user_ancestors a on a.user_id = w.user_id
    join users u on u.id = a.ancestor_id
    where w.id = any($1::uuid[]) and u.role = 'agent' and u.commission_bp is not null
    order by w.id, a.depth`,
  columns: {
    walletId: column.uuid,
    agentId: column.uuid,
    rateBp: column.integer,
    depth: column.integer,
  },
};

/** Agents with a rate above each wallet's owner, nearest first. */
export async function findChains(
  tx: Queryable,
  walletIds: readonly string[],
): Promise<Map<string, UplineLink[]>> {
  const links = await tx.rows(chains, [walletIds]);
  const byWallet = new Map<string, UplineLink[]>();
  for (const { walletId, ...link } of links) {
    const chain = byWallet.get(walletId) ?? [];
    chain.push(link);
    byWallet.set(walletId, chain);
  }
  return byWallet;
}

const accrue: Statement = {
  name: 'earnings-accrue',
  text: `insert into earnings (id, claimee_id, type, currency, amount, status, round_id, created_at)
    select n.id, n.claimee_id, 'turnover', $4, n.amount, 'accrued', $5,
      coalesce($6::timestamptz, clock_timestamp())
    from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as n(id, claimee_id, amount)
    on conflict (claimee_id, round_id, type) do update set amount = earnings.amount + excluded.amount`,
};

/** Adds commissions of a round to what its agents have accrued. */
export async function accrueEarnings(
  tx: Transaction,
  round: { readonly id: string; readonly currency: Currency },
  commissions: readonly Commission[],
  at?: Date,
): Promise<void> {
  if (commissions.length === 0) return;
  await tx.run(accrue, [
    commissions.map(() => uuid()),
    commissions.map((commission) => commission.agentId),
    commissions.map((commission) => commission.amount),
    round.currency,
    round.id,
    at ?? null,
  ]);
}

/** Makes a settled round's earnings claimable; returns their sum in minor units. */
export async function releaseEarnings(tx: Transaction, roundId: string): Promise<bigint> {
  const row = await tx.row(
    {
      text: `with released as (
         update earnings set status = 'claimable' where round_id = $1 and status = 'accrued'
         returning amount
       ) select coalesce(sum(amount), 0)::bigint as sum from released`,
      columns: { sum: column.bigint },
    },
    [roundId],
  );
  return row?.sum ?? 0n;
}

const detailColumns = {
  ...columns,
  walletId: column.uuid.from('w.id'),
  roundNumber: column.integer.orNull.from('r.number'),
  gameTitle: column.text.orNull.from('g.title'),
  /** Stakes of the downline that the round settled as won or lost; those on a draw earn nothing. */
  base: column.bigint.from(`(
         select coalesce(sum(b.amount), 0)::bigint
         from bets b join wallets bw on bw.id = b.wallet_id
         join user_ancestors a on a.user_id = bw.user_id and a.ancestor_id = e.claimee_id
         where b.round_id = e.round_id and b.status in ('won', 'lost') and b.selection <> 'draw'
       )`),
  /** For games: stakes and returns of the downline, and the deficit carried over from earlier cycles. */
  stakes: column.bigint.orNull.from('x.stakes'),
  returns: column.bigint.orNull.from('x.returns'),
  carried: column.bigint.orNull.from('x.carried_in'),
  /** The claimee's rate in basis points, the number of staking players, and the terms of the plan. */
  rateBp: column.integer.orNull.from('x.rate_bp'),
  active: column.integer.orNull.from('x.active'),
  terms: column.json<Partial<Pick<EarningPlan, 'base' | 'costsBp'>>>().orNull.from('d.terms'),
  paidAt: column.time.orNull.from('e.paid_at'),
};

/** An earning with its sources; amounts in minor units. */
export type EarningDetailRecord = RowOf<typeof detailColumns>;

export const findEarning = (db: Queryable, earningId: string) =>
  db.row(
    {
      text: `select ${selectList(detailColumns)}
       from ${tables} join wallets w on w.user_id = e.claimee_id
       where e.id = $1`,
      columns: detailColumns,
    },
    [earningId],
  );

const earningSumsColumns = {
  claimable: column.bigint,
  accrued: column.bigint,
  claimed: column.bigint,
  /** The claimee's rate on stakes in basis points; `null` without one. */
  ownBp: column.integer.orNull,
  /** Day of the platform, `2026-11-01`. */
  today: column.text,
};

/** Sums of a claimee's earnings by status, in minor units. */
export type EarningSums = RowOf<typeof earningSumsColumns>;

export async function sumEarnings(
  db: Queryable,
  claimeeId: string,
  timeZone: string,
): Promise<EarningSums> {
  const sum = (statuses: string) =>
    `coalesce(sum(e.amount) filter (where e.status in (${statuses})), 0)::bigint`;
  const row = await db.row(
    {
      text: `select ${sum(`'claimable'`)} as claimable, ${sum(`'accrued'`)} as accrued,
         ${sum(`'claimed', 'paid'`)} as claimed, u.commission_bp as "ownBp",
         to_char(clock_timestamp() at time zone $2, 'YYYY-MM-DD') as today
       from users u left join earnings e on e.claimee_id = u.id
       where u.id = $1 group by u.id`,
      columns: earningSumsColumns,
    },
    [claimeeId, timeZone],
  );
  if (!row) throw new Error('The owner of the earnings does not exist.');
  return row;
}

/**
 * Marks claimable earnings of a claimee as paid, all or one; returns their sum in minor units.
 * Concurrent claims are serialized, and the later one finds nothing.
 */
export async function payEarnings(
  tx: Transaction,
  claimeeId: string,
  earningId: string | undefined,
  at: Date,
): Promise<bigint> {
  const row = await tx.row(
    {
      text: `with due as (
         select id from earnings
         where claimee_id = $1 and status = 'claimable' and ($2::uuid is null or id = $2::uuid)
         order by id for update
       ), paid as (
         update earnings e set status = 'paid', paid_at = $3 from due where e.id = due.id
         returning e.amount
       ) select coalesce(sum(amount), 0)::bigint as sum from paid`,
      columns: { sum: column.bigint },
    },
    [claimeeId, earningId ?? null, at],
  );
  return row?.sum ?? 0n;
}
