import { auditScopes, type AuditScope } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { appendOnlyTables } from './audit-queries.ts';
import { changedWallets } from './audit-since.ts';
import type { Queryable, Transaction } from './database.ts';
import type { CheckOutcome } from './run-checks.ts';
import { sqlStateOf } from './sql-state.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Number of changes to write-once rows that PostgreSQL counted, by table. */
export type Rewrites = Readonly<Record<string, string>>;

const columns = {
  scope: column.oneOf(auditScopes),
  startedAt: column.time.from('started_at'),
  finishedAt: column.time.from('finished_at'),
  ok: column.boolean,
  /** Names of the checks at that time; an older run may include checks that no longer exist. */
  checks: column.json<readonly Omit<CheckOutcome, 'purpose' | 'subject'>[]>(),
  rewrites: column.json<Rewrites>(),
  outboxId: column.bigint.from('outbox_id'),
};

/** An audit and its results. */
export type AuditRun = RowOf<typeof columns>;

/** Returns the newest audit, of one scope or of any. */
export const findAuditRun = (db: Queryable, scope?: AuditScope) =>
  db.row(
    {
      text: `select ${selectList(columns)} from audit_runs where $1::text is null or scope = $1
       order by started_at desc limit 1`,
      columns,
    },
    [scope ?? null],
  );

/** Maximum wait for the audit lock. */
const claimTimeout = '5s';

/** SQLSTATE of a lock timeout: another process is auditing. */
export const isAuditUnderWay = (error: unknown): boolean => sqlStateOf(error) === '55P03';

/** The connection of a transaction, to cancel its current statement. */
export async function connectionOf(tx: Transaction): Promise<number> {
  const row = await tx.row({
    text: 'select pg_backend_pid() as pid',
    columns: { pid: column.integer },
  });
  return row?.pid ?? 0;
}

/** Stops the statement that a connection is at. */
export const cancelStatement = (db: Queryable, connection: number) =>
  db.run('select pg_cancel_backend($1::int)', [connection]);

/**
 * Waits for the audit lock: one process audits at a time. Locking a table, unlike reading, does not fix
 * the snapshot of the transaction, so that the snapshot is taken afterwards.
 */
export async function claimAudit(tx: Transaction): Promise<void> {
  await tx.run(`set local lock_timeout = '${claimTimeout}'`);
  await tx.run('lock table audit_runs in share row exclusive mode');
}

/** Reads the state of the ledger: the time, the newest outbox row, and the counted rewrites so far. */
export async function readAuditMarks(
  tx: Transaction,
): Promise<{ readonly now: Date; readonly outboxId: bigint; readonly rewrites: Rewrites }> {
  const row = await tx.row(
    // A truncated table gets a new file.
    {
      text: `select clock_timestamp() as now,
         (select coalesce(max(id), 0)::bigint from outbox) as "outboxId",
         (select jsonb_object_agg(s.relname,
              concat(s.n_tup_upd, ' ', s.n_tup_del, ' ', pg_relation_filenode(s.relid)))
            from pg_stat_user_tables s
            where s.schemaname = current_schema() and s.relname = any ($1)) as rewrites`,
      columns: { now: column.time, outboxId: column.bigint, rewrites: column.json<Rewrites>() },
    },
    [appendOnlyTables],
  );
  if (!row) throw new Error('The database returned no row.');
  return row;
}

/** Stores the result of an audit. Audits of new entries are kept for a day. */
export async function insertAuditRun(
  tx: Transaction,
  run: Omit<AuditRun, 'finishedAt'>,
): Promise<Date> {
  await tx.run(
    `delete from audit_runs where scope = 'recent' and started_at < $1::timestamptz - interval '1 day'`,
    [run.startedAt],
  );
  const row = await tx.row(
    {
      text: `insert into audit_runs (id, scope, started_at, ok, checks, rewrites, outbox_id)
       values ($1, $2, $3, $4, $5, $6, $7) returning finished_at as "finishedAt"`,
      columns: { finishedAt: column.time },
    },
    [
      uuid(),
      run.scope,
      run.startedAt,
      run.ok,
      JSON.stringify(run.checks),
      JSON.stringify(run.rewrites),
      run.outboxId,
    ],
  );
  if (!row) throw new Error('The audit was not stored.');
  return row.finishedAt;
}

/** Stores how far every wallet was found sound, in the snapshot of the audit that found it. */
export const storeCheckpoints = (tx: Transaction) =>
  tx.run(
    `insert into audit_checkpoints (wallet_id, version, balance, held, chain)
     select id, version, balance, held, chain from (${changedWallets}) as changed
     on conflict (wallet_id) do update set version = excluded.version,
       balance = excluded.balance, held = excluded.held, chain = excluded.chain`,
  );
