import {
  queueWaits,
  type QueueWait,
  type TransactionStatus,
  type TransactionType,
} from '@lobi/core/contract';
import type { UserSearch } from '../domain/user-search.ts';
import type { Queryable } from './database.ts';
import {
  Conditions,
  containing,
  orderOf,
  readPage,
  type Page,
  type PageQuery,
} from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';
import {
  changedAt,
  ofAccount,
  transactionColumns,
  transactionOrders,
  transactionTables,
  type TransactionRecord,
} from './transactions.ts';
import { userMatches } from './user-matches.ts';

/** Viewer of the queue, with the steps that the review rules allow. */
export interface QueueDecider {
  readonly id: string;
  /**
   * Deposits and withdrawals that an agent may decide, among the candidates of `listAgentWork`; `null`:
   * staff, which may decide all.
   */
  readonly decidable: readonly string[] | null;
  /** A claim without activity since this time may be taken over. */
  readonly leftSince: Date;
}

/** Filters of the queue. */
export interface QueueQuery extends PageQuery {
  /** `search`, parsed as a search for a user. */
  readonly person?: UserSearch | undefined;
  readonly sort?: string | undefined;
  readonly type?: TransactionType | undefined;
  /** A status, or what open requests wait for. */
  readonly status?: TransactionStatus | QueueWait | undefined;
  /** Reviewer who can decide the requests; required with `mine`. */
  readonly decider?: QueueDecider | undefined;
  /** Reference time for late requests; default the database's clock. */
  readonly at?: Date | undefined;
  readonly channelId?: string | undefined;
}

const below = 'x.owner_id in (select user_id from user_ancestors where ancestor_id = ?)';

/** Usual waiting time of requests without a channel. @source ours – half an hour */
const usualWait = '30 minutes';

/**
 * Time at which a request counts as late: its channel's usual duration after its creation, for a deposit
 * after its payment.
 */
const lateFrom = `case when x.type = 'deposit' then x.paid_at else x.created_at end
  + coalesce(make_interval(mins => ch.eta_minutes), interval '${usualWait}')`;

const isWait = (status: QueueQuery['status']): status is QueueWait =>
  (queueWaits as readonly (string | undefined)[]).includes(status);

/**
 * Whether the decider may ever take a step of the request. Same rule as `decisionFault`, in SQL, so that
 * the total can be counted.
 */
const isRight = `case when x.type = 'cash-out'
  then x.created_by <> $1::uuid and (?::uuid[] is null or $1::uuid in (x.owner_id, tu.id))
  else $1::uuid not in (x.owner_id, x.created_by)
    and (?::uuid[] is null or x.id = any (?::uuid[])) end`;

/**
 * Whether the decider may take a step now. Same rule as `stateFault`: no other reviewer has it, or it
 * may be taken over.
 */
const isFree = `x.reviewer_id is null or x.reviewer_id = $1::uuid or (
  x.type <> 'cash-out' and x.first_approval_id is distinct from $1::uuid
  and (x.status = 'pending' or ${changedAt} <= ?::timestamptz)
)`;

/** Open deposits and withdrawals that are settled against an agent's float. */
export const listAgentWork = (db: Queryable, agentId: string) =>
  db.rows(
    {
      text: `select ${selectList(transactionColumns)} from ${transactionTables}
       where x.settling_agent_id = $1 and x.status in ('pending', 'processing')`,
      columns: transactionColumns,
    },
    [agentId],
  );

/**
 * Amount that an agent has approved against the agent's float within the 24 hours before `at`; minor units.
 * Lock the float's wallet before, so that concurrent approvals of one agent see each other.
 */
export async function sumApprovedBy(db: Queryable, agentId: string, at: Date): Promise<bigint> {
  const row = await db.row(
    {
      text: `select coalesce(sum(amount), 0)::bigint as sum from transactions
       where settling_agent_id = $1 and reviewer_id = $1 and status = 'completed'
         and completed_at > $2::timestamptz - interval '24 hours'`,
      columns: { sum: column.bigint },
    },
    [agentId, at],
  );
  return row?.sum ?? 0n;
}

/** Transactions of an agent's downline, or all when no agent is named; oldest first. */
export function listQueue(
  db: Queryable,
  agentId: string | undefined,
  query: QueueQuery,
): Promise<Page<TransactionRecord>> {
  const { status, at = null } = query;
  const isOpen = isWait(status);
  const decider = status === 'mine' ? query.decider : undefined;
  if (status === 'mine' && !decider)
    throw new Error('The status "mine" requires the id of the decider.');
  const { where, values } = new Conditions(...(decider ? [decider.id] : []))
    .add(below, agentId)
    .add(isRight, decider?.decidable)
    .add(isFree, decider?.leftSince)
    .add('x.status = any (?)', isOpen ? ['pending', 'processing'] : undefined)
    .add('x.status = ?', isOpen ? undefined : status)
    .add('(x.first_approval_id is not null) = ?', status === 'second' ? true : undefined)
    .add(`${lateFrom} < coalesce(?::timestamptz, now())`, status === 'late' ? at : undefined)
    .add('x.type = ?', query.type)
    .add('x.channel_id::text = ?', query.channelId?.toLowerCase())
    .addAny([
      ...(query.person ? userMatches('ow', ofAccount, query.person) : []),
      [
        `ch.name ilike ? or x.note ilike ?
         or 'DP-' || right(replace(x.id::text, '-', ''), 8) ilike ?`,
        containing(query.search?.trim() || undefined),
      ],
    ]);
  const orderBy = orderOf(query.sort, 'createdAt', transactionOrders);
  return readPage(
    db,
    { columns: transactionColumns, from: transactionTables, where, values, orderBy },
    query,
  );
}

const queueFiguresColumns = {
  pending: column.integer,
  processing: column.integer,
  /** Wait for a second approval. */
  second: column.integer,
  /** Waiting longer than their channel's usual time; a deposit counts from its payment. */
  late: column.integer,
};

/** Numbers of open transactions by what they wait for. */
export type QueueFigures = RowOf<typeof queueFiguresColumns>;

/** Counts the open requests below an agent, or all without an agent. */
export async function countQueue(
  db: Queryable,
  agentId: string | undefined,
  at: Date,
): Promise<QueueFigures> {
  const row = await db.row(
    {
      text: `select count(*) filter (where x.status = 'pending')::integer as pending,
         count(*) filter (where x.status = 'processing')::integer as processing,
         count(*) filter (where x.first_approval_id is not null)::integer as second,
         count(*) filter (
           where ${lateFrom} < $2::timestamptz
         )::integer as late
       from transactions x left join payment_channels ch on ch.id = x.channel_id
       where x.status in ('pending', 'processing')
         and ($1::uuid is null or ${below.replace('?', '$1::uuid')})`,
      columns: queueFiguresColumns,
    },
    [agentId ?? null, at],
  );
  return row ?? { pending: 0, processing: 0, second: 0, late: 0 };
}
