import {
  currencies,
  roundResults,
  roundStatuses,
  selections,
  type CorrectedResult,
  type CorrectionStatus,
  type Fighters,
  type Round,
  type Selection,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import {
  latestBetsOfRound,
  toLatestBets,
  type LatestBet,
  type StoredLatestBet,
} from './latest-bets.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Stakes on one side; minor units. */
export interface SidePool {
  readonly selection: Selection;
  readonly amount: bigint;
  readonly bets: number;
}

/** The correction of a round's result, as JSON has it. */
interface StoredCorrection {
  readonly status: CorrectionStatus;
  readonly from: CorrectedResult;
  readonly to: CorrectedResult;
  readonly reason: string;
  readonly publicReason: string | null;
  readonly remark: string | null;
  readonly requestedAt: string;
}

/** Stakes on one side, in JSON. */
type StoredPool = Omit<SidePool, 'amount'> & { readonly amount: string };

const columns = {
  id: column.uuid.from('r.id'),
  gameId: column.uuid.from('r.game_id'),
  declaratorId: column.uuid.from('g.declarator_id'),
  number: column.integer.from('r.number'),
  status: column.oneOf(roundStatuses).from('r.status'),
  currency: column.oneOf(currencies).from('r.currency'),
  selections: column.list(column.oneOf(selections)).from('r.selections'),
  openSelections: column.list(column.oneOf(selections)).from('r.open_selections'),
  takeoutBp: column.integer.from('r.takeout_bp'),
  minimumOdds: column.integer.from('r.minimum_odds'),
  /** Return of a bet on a draw per 100, stake included, and the maximum loss of the house on them. */
  drawOdds: column.integer.orNull.from('d.odds'),
  drawCap: column.bigint.orNull.from('d.cap'),
  result: column.oneOf(roundResults).orNull.from('r.result'),
  reason: column.oneOf(['operator', 'one-sided', 'minimum-odds']).orNull.from('r.reason'),
  openedAt: column.time.orNull.from('r.opened_at'),
  closesAt: column.time.orNull.from('r.closes_at'),
  closedAt: column.time.orNull.from('r.closed_at'),
  declaredAt: column.time.orNull.from('r.declared_at'),
  settlesAt: column.time.orNull.from('r.settles_at'),
  settledAt: column.time.orNull.from('r.settled_at'),
  version: column.integer.from('r.version'),
  createdAt: column.time.from('r.created_at'),
  pools: column.json<readonly StoredPool[]>().orNull.from('p.pools'),
  correction: column.json<StoredCorrection>().orNull.from('c.correction'),
  /** Fighters, if the programme names them. */
  fighters: column.json<Fighters>().orNull.from('f.fighters'),
};

/** Columns of a single round. */
const oneColumns = {
  ...columns,
  latestBets: column.json<readonly StoredLatestBet[]>().orNull.from('l.bets'),
};

type StoredRound = RowOf<typeof columns> & Partial<Pick<RowOf<typeof oneColumns>, 'latestBets'>>;

/** A round with its pools. */
export type RoundRecord = Omit<StoredRound, 'pools' | 'correction' | 'latestBets'> & {
  /** Newest first; missing in a list of rounds. */
  readonly latestBets?: readonly LatestBet[];
  readonly correction:
    | (Omit<StoredCorrection, 'requestedAt'> & { readonly requestedAt: Date })
    | null;
  readonly pools: readonly SidePool[];
};

/** Columns that a step may change. */
export type RoundChange = Partial<
  Pick<
    RoundRecord,
    | 'status'
    | 'selections'
    | 'openSelections'
    | 'takeoutBp'
    | 'minimumOdds'
    | 'result'
    | 'reason'
    | 'openedAt'
    | 'closesAt'
    | 'closedAt'
    | 'declaredAt'
    | 'settlesAt'
    | 'settledAt'
  > & { readonly note: string | null; readonly declaredBy: string | null }
>;

/** Recorded pools after the close, else the sum of the bets so far. */
const tables = `rounds r join games g on g.id = r.game_id
left join draw_markets d on d.round_id = r.id left join lateral (
  select jsonb_agg(jsonb_build_object(
    'selection', side.selection, 'amount', side.amount::text, 'bets', side.bets)) as pools
  from (
    select selection, amount, bets from round_pools where round_id = r.id
    union all
    select selection, sum(amount)::bigint, count(*)::integer from bets
    where round_id = r.id and status <> 'cancelled'
      and not exists (select from round_pools where round_id = r.id)
    group by selection
  ) side
) p on true left join lateral (
  select jsonb_build_object('status', status, 'from', from_result, 'to', to_result,
    'reason', reason, 'publicReason', public_reason, 'remark', remark,
    'requestedAt', requested_at) as correction
  from round_corrections where round_id = r.id order by requested_at desc limit 1
) c on true left join lateral (
  select jsonb_build_object('meron', meron, 'wala', wala) as fighters
  from planned_fights where round_id = r.id
) f on true`;

const byId = {
  name: 'round-by-id',
  text: `select ${selectList(oneColumns)} from ${tables} left join ${latestBetsOfRound} l on true
   where r.id = $1`,
  columns: oneColumns,
};

const toRecord = ({ latestBets: bets, ...row }: StoredRound): RoundRecord => ({
  ...row,
  ...(bets === undefined ? {} : { latestBets: toLatestBets(bets) }),
  correction: row.correction && {
    ...row.correction,
    requestedAt: new Date(row.correction.requestedAt),
  },
  pools: (row.pools ?? []).map((side) => ({ ...side, amount: BigInt(side.amount) })),
});

export async function findRound(db: Queryable, roundId: string): Promise<RoundRecord | undefined> {
  const row = await db.row(byId, [roundId]);
  return row && toRecord(row);
}

/** Filters of a game's rounds. */
export interface RoundQuery extends PageQuery {
  readonly sort?: string | undefined;
}

/** Rounds of a game, newest first. */
export async function listRounds(
  db: Queryable,
  gameId: string,
  query: RoundQuery,
): Promise<Page<RoundRecord>> {
  const { where, values } = new Conditions()
    .add('r.game_id = ?', gameId)
    .addSearch('r.number::text ilike ?', query.search);
  const orderBy = orderOf(query.sort, '-number', { number: ['r.number'] });
  const page = await readPage(db, { columns, from: tables, where, values, orderBy }, query);
  return { ...page, rows: page.rows.map(toRecord) };
}

/**
 * Locks a round for a change. Bets take a shared lock while they are written, so that this waits for
 * concurrent ones, and the pools read after it are complete.
 */
export async function lockRound(
  tx: Transaction,
  roundId: string,
): Promise<RoundRecord | undefined> {
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', [roundId]);
  await tx.run('select from rounds where id = $1 for no key update', [roundId]);
  return findRound(tx, roundId);
}

/** Terms of a draw market, or none. */
type DrawTerms = Pick<RoundRecord, 'drawOdds' | 'drawCap'>;

/** Sets or removes the draw market of a round whose betting has not opened. */
export async function setDrawMarket(
  tx: Transaction,
  roundId: string,
  { drawOdds, drawCap }: DrawTerms,
): Promise<void> {
  await tx.run('delete from draw_markets where round_id = $1', [roundId]);
  if (drawOdds === null || drawCap === null) return;
  await tx.run('insert into draw_markets (round_id, odds, cap) values ($1, $2, $3)', [
    roundId,
    drawOdds,
    drawCap,
  ]);
}

/** Removes a voided stake from the draw market of a locked round. */
export const leaveDrawMarket = (tx: Transaction, roundId: string, stake: bigint) =>
  tx.run('update draw_markets set staked = staked - $2 where round_id = $1', [roundId, stake]);

/** A new round. */
export type NewRound = Pick<
  RoundRecord,
  'gameId' | 'number' | 'currency' | 'selections' | 'takeoutBp' | 'minimumOdds' | keyof DrawTerms
>;

/** Inserts a round in standby and its pool account; returns the id of both. */
export async function insertRound(tx: Transaction, round: NewRound, at?: Date): Promise<string> {
  const id = uuid();
  await tx.run(
    `with moment as (select coalesce($8::timestamptz, clock_timestamp()) as at),
     account as (
       insert into house_accounts (id, code, currency, created_at)
       select $1::uuid, 'pool', $4::text, at from moment
     )
     insert into rounds (id, game_id, number, status, currency, selections, open_selections,
       takeout_bp, minimum_odds, created_at)
     select $1::uuid, $2::uuid, $3::integer, 'standby', $4::text, $5::text[], $5::text[],
       $6::integer, $7::integer, at from moment`,
    [
      id,
      round.gameId,
      round.number,
      round.currency,
      round.selections,
      round.takeoutBp,
      round.minimumOdds,
      at ?? null,
    ],
  );
  await setDrawMarket(tx, id, round);
  return id;
}

const columnOf: Readonly<Record<keyof RoundChange, string>> = {
  status: 'status',
  selections: 'selections',
  openSelections: 'open_selections',
  takeoutBp: 'takeout_bp',
  minimumOdds: 'minimum_odds',
  result: 'result',
  reason: 'reason',
  note: 'note',
  declaredBy: 'declared_by',
  openedAt: 'opened_at',
  closesAt: 'closes_at',
  closedAt: 'closed_at',
  declaredAt: 'declared_at',
  settlesAt: 'settles_at',
  settledAt: 'settled_at',
};

/** Changes a locked round and raises its version. */
export async function updateRound(
  tx: Transaction,
  roundId: string,
  change: RoundChange,
): Promise<void> {
  const fields = Object.entries(change);
  const assignments = fields.map(
    ([field], index) => `${columnOf[field as keyof RoundChange]} = $${index + 2}`,
  );
  await tx.run(
    `update rounds set ${['version = version + 1', ...assignments].join(', ')} where id = $1`,
    [roundId, ...fields.map(([, value]) => value)],
  );
}

/** Records the pools of a round whose betting has ended, one row per side. */
export async function freezePools(tx: Transaction, roundId: string): Promise<void> {
  await tx.run(
    `insert into round_pools (round_id, selection, amount, bets)
     select r.id, side.selection, coalesce(sum(b.amount), 0)::bigint, count(b.id)::integer
     from rounds r cross join unnest(r.selections) as side(selection)
     left join bets b on b.round_id = r.id and b.selection = side.selection
       and b.status <> 'cancelled'
     where r.id = $1 and not exists (select from round_pools where round_id = r.id)
     group by r.id, side.selection`,
    [roundId],
  );
}

/** Returns the given time, by default that of the database. */
export async function currentTime(db: Queryable, at?: Date): Promise<Date> {
  if (at) return at;
  const row = await db.row({
    text: 'select clock_timestamp() as now',
    columns: { now: column.time },
  });
  if (!row) throw new Error('The database returned no time.');
  return row.now;
}

/** Publishes a round, and the current round of its game, after commit. */
export async function announceRound(tx: Transaction, round: Round): Promise<void> {
  await tx.run(
    `insert into outbox (topic, subject_id, version, facts)
     values ('round', $1::uuid, $3::bigint, $4::jsonb), ('game', $2::uuid, $3::bigint, $5::jsonb)`,
    [
      round.id,
      round.gameId,
      round.version,
      JSON.stringify(round),
      JSON.stringify({
        gameId: round.gameId,
        roundId: round.id,
        number: round.number,
        status: round.status,
      }),
    ],
  );
}
