import type { Currency } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { wasReversed } from './transactions.ts';
import { column, type RowOf } from './row-shape.ts';

const platformTimesColumns = {
  now: column.time,
  /** Start and end of today. */
  today: column.time,
  tomorrow: column.time,
  yesterday: column.time,
  /** The current time of day, yesterday. */
  yesterdayNow: column.time,
  /** Beginning of the first of the last 7 days, today included. */
  week: column.time,
  /** Beginning of the first of the last 14 days, today included. */
  fortnight: column.time,
};

/** Days and time of day in the platform's time zone, as timestamps. */
export type PlatformTimes = RowOf<typeof platformTimesColumns>;

/** Returns the local times of a time zone. @param at default the database's clock */
export async function platformTimes(
  db: Queryable,
  timeZone: string,
  at?: Date,
): Promise<PlatformTimes> {
  const row = await db.row(
    {
      text: `select now, day at time zone $2 as today,
         (day + interval '1 day') at time zone $2 as tomorrow,
         (day - interval '1 day') at time zone $2 as yesterday,
         (now at time zone $2 - interval '1 day') at time zone $2 as "yesterdayNow",
         (day - interval '6 days') at time zone $2 as week,
         (day - interval '13 days') at time zone $2 as fortnight
       from (select coalesce($1::timestamptz, clock_timestamp()) as now) moment
       cross join lateral (select date_trunc('day', now at time zone $2::text) as day) calendar`,
      columns: platformTimesColumns,
    },
    [at ?? null, timeZone],
  );
  if (!row) throw new Error('The database returned no time.');
  return row;
}

/** Timestamps at which days begin, the end exclusive. */
export async function dayBounds(
  db: Queryable,
  timeZone: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly from: Date; readonly to: Date }> {
  const row = await db.row(
    {
      text: `select $1::date::timestamp at time zone $3 as "from",
         ($2::date + 1)::timestamp at time zone $3 as "to"`,
      columns: { from: column.time, to: column.time },
    },
    [from, to, timeZone],
  );
  if (!row) throw new Error('The database returned no days.');
  return row;
}

/** Keys by which figures are grouped. */
export type FigureGroup = 'day' | 'game' | 'agent';

/** Period, currency and days of the figures; the end is exclusive. */
export interface FigureScope {
  readonly from: Date;
  readonly to: Date;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Subject of the figures; default all users. */
  readonly about?: FigureSubject | undefined;
}

/** Stakes and money of one user, or of the downline of an agent with what the agent earned. */
export interface FigureSubject {
  readonly userId: string;
  readonly reach: 'own' | 'downline';
}

const figureColumns = {
  /** Day (`2026-11-01`), game or agent; `null` for members without an agent. */
  key: column.text.orNull,
  label: column.text.orNull,
  turnover: column.bigint,
  payout: column.bigint,
  deposits: column.bigint,
  withdrawals: column.bigint,
  welcomeCredits: column.bigint,
  commissions: column.bigint,
  activePlayers: column.integer,
};

/** Figures of a period; amounts in minor units. */
export type FigureRecord = RowOf<typeof figureColumns>;

const dayOf = (moment: string): string => `to_char(${moment} at time zone $4, 'YYYY-MM-DD')`;

/**
 * Key and label of the facts of each kind, by group. Stakes and requests count for the direct agent,
 * commissions for their earner. Requests and welcome credits belong to no game.
 */
const groups: Readonly<
  Record<
    FigureGroup,
    Readonly<Record<'bet' | 'request' | 'earning' | 'credit', string | undefined>>
  >
> = {
  day: {
    bet: `${dayOf('b.settled_at')} as key, ${dayOf('b.settled_at')} as label`,
    request: `${dayOf('x.completed_at')} as key, ${dayOf('x.completed_at')} as label`,
    earning: `${dayOf('e.created_at')} as key, ${dayOf('e.created_at')} as label`,
    credit: `${dayOf('t.created_at')} as key, ${dayOf('t.created_at')} as label`,
  },
  game: {
    bet: 'g.id::text as key, g.title as label',
    request: undefined,
    earning: 'g.id::text as key, g.title as label',
    credit: undefined,
  },
  agent: {
    bet: 'p.id::text as key, p.username as label',
    request: 'p.id::text as key, p.username as label',
    earning: 'u.id::text as key, u.username as label',
    credit: 'p.id::text as key, p.username as label',
  },
};

/**
 * Stakes won or lost since a time, of bets and of plays. A bet counts when its round is settled, since
 * it may be refunded before.
 */
const settledStakes = (since: string): string => `
  select b.wallet_id, r.game_id, r.currency, b.amount, b.payout, r.settled_at
  from rounds r join bets b on b.round_id = r.id
  where r.settled_at >= ${since} and b.status in ('won', 'lost')
  union all
  select wallet_id, game_id, currency, amount, payout, settled_at
  from plays where settled_at >= ${since} and status in ('won', 'lost')
  union all
  select wallet_id, game_id, currency, amount, payout, settled_at
  from provider_rounds where settled_at >= ${since} and status in ('won', 'lost')`;

type Reach = FigureSubject['reach'] | 'all';

/** Condition for requests settled by the house; those settled by an agent stay inside the platform. */
const settledByPlatform = 'x.settling_agent_id is null';

/**
 * Conditions for the subject of facts about members (`u`), requests (`x`) and earnings; `$5` is the
 * subject. A player's own deposits and withdrawals count whichever side settles them.
 */
const within: Readonly<
  Record<Reach, { readonly member: string; readonly request: string; readonly earning: string }>
> = {
  all: { member: 'true', request: settledByPlatform, earning: 'true' },
  own: { member: 'u.id = $5', request: 'true', earning: 'e.claimee_id = $5' },
  downline: {
    member: 'u.id in (select user_id from user_ancestors where ancestor_id = $5)',
    request: settledByPlatform,
    earning: 'e.claimee_id = $5',
  },
};

/** `$1` from, `$2` to, `$3` currency, `$4` time zone. */
const facts = {
  bet: (names: string, reach: Reach) => `
    select ${names}, b.amount as turnover, b.payout, 0::bigint as deposit, 0::bigint as withdrawal,
      0::bigint as credit, 0::bigint as commission, u.id as player
    from (${settledStakes('$1')}) b
    join games g on g.id = b.game_id
    join wallets w on w.id = b.wallet_id
    join users u on u.id = w.user_id
    left join users p on p.id = u.parent_id
    where b.settled_at < $2 and b.currency = $3 and ${within[reach].member}`,
  // A deposit counts with the received amount, including its unique code. Reversed amounts do not count.
  request: (names: string, reach: Reach) => `
    select ${names}, 0::bigint, 0::bigint,
      case x.type when 'deposit' then x.amount + coalesce(x.unique_code, 0) else 0 end,
      case x.type when 'withdraw' then x.amount else 0 end, 0::bigint, 0::bigint,
      null::uuid
    from transactions x
    join users u on u.id = x.owner_id
    left join users p on p.id = u.parent_id
    where x.completed_at >= $1 and x.completed_at < $2 and x.currency = $3
      and x.type in ('deposit', 'withdraw') and ${within[reach].request}
      and not ${wasReversed}
      and ${within[reach].member}`,
  earning: (names: string, reach: Reach) => `
    select ${names}, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, e.amount, null::uuid
    from earnings e
    join users u on u.id = e.claimee_id
    left join rounds r on r.id = e.round_id
    left join games g on g.id = r.game_id
    where e.created_at >= $1 and e.created_at < $2 and e.currency = $3 and e.status <> 'reversed'
      and ${within[reach].earning}`,
  credit: (names: string, reach: Reach) => `
    select ${names}, 0::bigint, 0::bigint, 0::bigint, 0::bigint, n.amount, 0::bigint, null::uuid
    from transfers t
    join wallets w on w.id = t.reference
    join entries n on n.transfer_id = t.id and n.account_id = w.id
    join users u on u.id = w.user_id
    left join users p on p.id = u.parent_id
    where t.kind = 'welcome' and t.created_at >= $1 and t.created_at < $2 and t.currency = $3
      and ${within[reach].member}`,
};

function figuresSql(group: FigureGroup, reach: Reach): string {
  const { bet, request, earning, credit } = groups[group];
  const parts = [
    bet && facts.bet(bet, reach),
    request && facts.request(request, reach),
    earning && facts.earning(earning, reach),
    credit && facts.credit(credit, reach),
  ].filter((part) => part !== undefined);
  return `
    with span as (select $4::text as zone), fact as (${parts.join(' union all ')})
    select key, label, grouping(key) = 1 as "isTotal",
      coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(payout), 0)::bigint as payout,
      coalesce(sum(deposit), 0)::bigint as deposits,
      coalesce(sum(withdrawal), 0)::bigint as withdrawals,
      coalesce(sum(credit), 0)::bigint as "welcomeCredits",
      coalesce(sum(commission), 0)::bigint as commissions,
      count(distinct player)::integer as "activePlayers"
    from fact group by grouping sets ((key, label), ()) order by label nulls last`;
}

/**
 * Figures of a period by day, game or agent, and of the whole period, in which a player counts once.
 * Groups without facts have no row.
 */
export async function readFigures(
  db: Queryable,
  group: FigureGroup,
  { from, to, currency, timeZone, about }: FigureScope,
): Promise<{ readonly rows: FigureRecord[]; readonly total: FigureRecord }> {
  const all = await db.rows(
    {
      text: figuresSql(group, about?.reach ?? 'all'),
      columns: { ...figureColumns, isTotal: column.boolean },
    },
    [from, to, currency, timeZone, ...(about ? [about.userId] : [])],
  );
  const total = all.find((row) => row.isTotal);
  if (!total) throw new Error('The database returned no total.');
  return { rows: all.filter((row) => !row.isTotal), total };
}

const downlineFiguresColumns = {
  agents: column.integer,
  players: column.integer,
  /** Wait for approval. */
  pending: column.integer,
};

/** Members of a downline. */
export type DownlineFigures = RowOf<typeof downlineFiguresColumns>;

/** Counts the users at any level below an agent. */
export async function countDownline(db: Queryable, agentId: string): Promise<DownlineFigures> {
  const row = await db.row(
    {
      text: `select count(*) filter (where u.role = 'agent')::integer as agents,
         count(*) filter (where u.role = 'player')::integer as players,
         count(*) filter (where u.status = 'pending')::integer as pending
       from user_ancestors a join users u on u.id = a.user_id where a.ancestor_id = $1`,
      columns: downlineFiguresColumns,
    },
    [agentId],
  );
  return row ?? { agents: 0, players: 0, pending: 0 };
}

/** Settled stakes of everyone below an agent, today and in the last 7 days; minor units. */
export async function downlineTurnover(
  db: Queryable,
  agentId: string,
  { today, week }: PlatformTimes,
): Promise<{ readonly today: bigint; readonly week: bigint }> {
  const row = await db.row(
    {
      text: `select coalesce(sum(b.amount) filter (where b.settled_at >= $2), 0)::bigint as today,
         coalesce(sum(b.amount), 0)::bigint as week
       from (${settledStakes('$3')}) b
       join wallets w on w.id = b.wallet_id
       join user_ancestors a on a.user_id = w.user_id and a.ancestor_id = $1`,
      columns: { today: column.bigint, week: column.bigint },
    },
    [agentId, today, week],
  );
  return row ?? { today: 0n, week: 0n };
}

/**
 * Returns the commissions of an agent today and in the last 7 days, and the claimable sum; minor
 * units.
 */
export async function commissionsOfAgent(
  db: Queryable,
  agentId: string,
  { today, week }: PlatformTimes,
): Promise<{ readonly today: bigint; readonly week: bigint; readonly claimable: bigint }> {
  const row = await db.row(
    {
      text: `select coalesce(sum(amount) filter (where created_at >= $2), 0)::bigint as today,
         coalesce(sum(amount) filter (where created_at >= $3), 0)::bigint as week,
         coalesce(sum(amount) filter (where status = 'claimable'), 0)::bigint as claimable
       from earnings where claimee_id = $1 and status <> 'reversed'`,
      columns: { today: column.bigint, week: column.bigint, claimable: column.bigint },
    },
    [agentId, today, week],
  );
  return row ?? { today: 0n, week: 0n, claimable: 0n };
}

/** Figures of a direct member of a downline; amounts in minor units. */
const memberFiguresColumns = {
  userId: column.uuid,
  children: column.integer,
  players: column.integer,
  turnover: column.bigint,
  /** Rate of the agent above on this member's stakes, in basis points. */
  shareBp: column.integer,
  commission: column.bigint,
};

/**
 * Figures of direct members of an agent since a time: settled stakes at and below each, and the agent's
 * earnings on them. That is the agent's rate less the highest rate on the way up, both sums rounded down
 * like commissions, at the current rates. Plays on built-in games and of providers are stakes of which
 * an agent shares the result, by day and not by member.
 */
export const figuresOfMembers = (
  db: Queryable,
  agentId: string,
  memberIds: readonly string[],
  from: Date,
) =>
  db.rows(
    {
      text: `select u.id as "userId",
         (select count(*) from users c where c.parent_id = u.id)::integer as children,
         (select count(*) from user_ancestors c join users cu on cu.id = c.user_id
           where c.ancestor_id = u.id and cu.role = 'player')::integer as players,
         (figure.turnover + played.turnover)::bigint as turnover, figure.commission,
         greatest(agent.rate - coalesce(u.commission_bp, 0), 0) as "shareBp"
       from users u
       join (select id, coalesce(commission_bp, 0) as rate from users where id = $1) agent
         on agent.id = u.parent_id
       cross join lateral (
         select coalesce(sum(b.amount), 0)::bigint as turnover,
           coalesce(sum(
             b.amount * greatest(least(agent.rate, r.takeout_bp), reached.rate) / 10000
             - b.amount * reached.rate / 10000
           ) filter (where b.selection <> 'draw'), 0)::bigint as commission
         from (
           select u.id as user_id union all select user_id from user_ancestors where ancestor_id = u.id
         ) member
         join wallets w on w.user_id = member.user_id
         join bets b on b.wallet_id = w.id and b.status in ('won', 'lost')
         join rounds r on r.id = b.round_id and r.settled_at >= $3
         cross join lateral (
           select coalesce(max(x.commission_bp), 0) as rate
           from user_ancestors way join users x on x.id = way.ancestor_id and x.role = 'agent'
           where way.user_id = member.user_id and way.depth < (
             select depth from user_ancestors where user_id = member.user_id and ancestor_id = $1
           )
         ) below
         cross join lateral (select least(below.rate, r.takeout_bp) as rate) reached
       ) figure
       cross join lateral (
         select coalesce(sum(p.amount), 0) as turnover
         from (
           select u.id as user_id union all select user_id from user_ancestors where ancestor_id = u.id
         ) member
         join wallets w on w.user_id = member.user_id
         join (
           select wallet_id, amount, status, settled_at from plays
           union all
           select wallet_id, amount, status, settled_at from provider_rounds
         ) p on p.wallet_id = w.id and p.status in ('won', 'lost') and p.settled_at >= $3
       ) played
       where u.id = any ($2::uuid[])`,
      columns: memberFiguresColumns,
    },
    [agentId, memberIds, from],
  );

const userCountsColumns = {
  pending: column.integer,
  activated: column.integer,
  restricted: column.integer,
  blocked: column.integer,
};

/** Users by status. */
export type UserCounts = RowOf<typeof userCountsColumns>;

export async function countUsers(db: Queryable): Promise<UserCounts> {
  const row = await db.row({
    text: `select count(*) filter (where status = 'pending')::integer as pending,
         count(*) filter (where status = 'activated')::integer as activated,
         count(*) filter (where status = 'restricted')::integer as restricted,
         count(*) filter (where status = 'blocked')::integer as blocked
       from users`,
    columns: userCountsColumns,
  });
  return row ?? { pending: 0, activated: 0, restricted: 0, blocked: 0 };
}

/** Bets and plays of a wallet that are not settled; the amount in minor units. */
export async function openBetsOf(
  db: Queryable,
  walletId: string,
): Promise<{ readonly count: number; readonly amount: bigint }> {
  const row = await db.row(
    {
      text: `select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from (
         select b.amount from rounds r join bets b on b.round_id = r.id
         where r.settled_at is null and b.wallet_id = $1 and b.status = 'placed'
         union all
         select amount from plays where wallet_id = $1 and status = 'open'
       ) open`,
      columns: { count: column.integer, amount: column.bigint },
    },
    [walletId],
  );
  return row ?? { count: 0, amount: 0n };
}
