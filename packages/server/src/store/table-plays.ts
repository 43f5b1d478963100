import { currencies, playStatuses } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { lockWallets } from './lock-wallets.ts';
import type { EngineFacts, PlayEnd } from './plays.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('p.id'),
  walletId: column.uuid.from('p.wallet_id'),
  amount: column.bigint.from('p.amount'),
  currency: column.oneOf(currencies).from('p.currency'),
  status: column.oneOf(playStatuses).from('p.status'),
  payout: column.bigint.orNull.from('p.payout'),
  choice: column.json<EngineFacts>().from('p.choice'),
  outcome: column.json<EngineFacts>().orNull.from('p.outcome'),
};

/** A play of a round at a table; amounts in minor units. */
export type TablePlay = RowOf<typeof columns>;

const take = {
  name: 'table-plays-take',
  text: `select ${selectList(columns)} from plays p where p.id = any ($1::uuid[]) and p.status = 'open'
    order by p.id for update`,
  columns,
};

/** Locks the given plays that are still open, to end them, after their wallets. */
async function lockPlays(
  tx: Transaction,
  plays: readonly { readonly id: string; readonly walletId: string }[],
): Promise<TablePlay[]> {
  if (plays.length === 0) return [];
  await lockWallets(
    tx,
    plays.map(({ walletId }) => walletId),
  );
  return tx.rows(take, [plays.map(({ id }) => id)]);
}

const candidateColumns = {
  id: column.uuid,
  walletId: column.uuid,
};

const next = {
  name: 'table-plays-next',
  text: `select p.id, p.wallet_id as "walletId" from plays p
    where p.round_id = $1 and p.id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
      and p.status = 'open'
    order by p.id limit $3`,
  columns: candidateColumns,
};

/** Locked plays of a round to end, and the last one examined. */
export interface LockedPlays {
  readonly plays: readonly TablePlay[];
  /** `null` after the last. */
  readonly through: string | null;
}

/** Locks the next open plays of a round, in id order. */
export async function lockOpenPlays(
  tx: Transaction,
  round: { readonly id: string; readonly settledThrough: string | null },
  limit: number,
): Promise<LockedPlays> {
  const found = await tx.rows(next, [round.id, round.settledThrough, limit]);
  const through = found.length === limit ? (found.at(-1)?.id ?? null) : null;
  return { plays: await lockPlays(tx, found), through };
}

const leaving = {
  name: 'table-plays-leaving',
  text: `select p.id, p.wallet_id as "walletId" from plays p
    where p.round_id = $1 and p.status = 'open' and least(
      coalesce((p.choice ->> 'autoCashOutBp')::numeric, 1e15),
      trunc($3::bigint::numeric * 100 / p.amount) * 100
    ) <= $2
    order by p.id limit $4`,
  columns: candidateColumns,
};

/** Locks plays of a crash round whose automatic cash-out is reached, or that cannot win more. */
export const lockPlaysToCashOut = async (
  tx: Transaction,
  round: { readonly id: string; readonly multipleBp: number; readonly maximumPayout: bigint },
  limit: number,
): Promise<TablePlay[]> =>
  lockPlays(tx, await tx.rows(leaving, [round.id, round.multipleBp, round.maximumPayout, limit]));

const end: Statement = {
  name: 'table-plays-end',
  text: `update plays p set status = e.status, payout = e.payout, settled_at = $5,
      outcome = coalesce(e.outcome::jsonb, p.outcome)
    from unnest($1::uuid[], $2::text[], $3::bigint[], $4::text[])
      as e(id, status, payout, outcome)
    where p.id = e.id and p.status = 'open'`,
};

/** A play and its end. */
export interface EndedPlay {
  readonly play: TablePlay;
  readonly end: PlayEnd;
}

/** Ends open, locked plays. */
export async function endTablePlays(
  tx: Transaction,
  ended: readonly EndedPlay[],
  at: Date,
): Promise<void> {
  if (ended.length === 0) return;
  const written = await tx.run(end, [
    ended.map(({ play }) => play.id),
    ended.map((row) => row.end.status),
    ended.map((row) => row.end.payout),
    ended.map(({ end: { outcome } }) => (outcome === null ? null : JSON.stringify(outcome))),
    at,
  ]);
  if (written !== ended.length) throw new Error('The play has already ended.');
}

const all = {
  name: 'table-plays-all',
  text: `select ${selectList(columns)} from plays p where p.round_id = $1 order by p.id`,
  columns,
};

/** All plays of a round, in id order. */
export const listTablePlays = (db: Queryable, roundId: string) => db.rows(all, [roundId]);

const tablePlayerColumns = {
  ...columns,
  username: column.text,
  /** Whether it is a demo account. */
  isDemo: column.boolean,
};

/** A player of a round. */
export type TablePlayer = RowOf<typeof tablePlayerColumns>;

const shown = {
  name: 'table-players',
  text: `select ${selectList(columns)}, u.username, u.demo_account is not null as "isDemo"
    from plays p join wallets w on w.id = p.wallet_id join users u on u.id = w.user_id
    where p.round_id = $1 order by p.amount desc, p.id limit $2`,
  columns: tablePlayerColumns,
};

/** Players of a round, largest stake first. */
export const listTablePlayers = (db: Queryable, roundId: string, limit: number) =>
  db.rows(shown, [roundId, limit]);

const tableSalesColumns = {
  plays: column.integer,
  cards: column.integer,
  staked: column.bigint,
};

/** Sales of a round; minor units. */
export type TableSales = RowOf<typeof tableSalesColumns>;

const sold = {
  name: 'table-sales',
  text: `select count(*)::integer as plays, coalesce(sum(amount), 0)::bigint as staked,
      coalesce(sum((choice ->> 'cards')::integer), 0)::integer as cards
    from plays where round_id = $1`,
  columns: tableSalesColumns,
};

export async function sumTablePlays(db: Queryable, roundId: string): Promise<TableSales> {
  const row = await db.row(sold, [roundId]);
  return row ?? { plays: 0, cards: 0, staked: 0n };
}
