import { AppError } from '@lobi/core/contract';
import type { Database } from './database.ts';
import { isReadOnlyServer, sqlStateOf } from './sql-state.ts';
import { column } from './row-shape.ts';

/** Age after which rows of processes are removed. */
const deleteAfter = '1 day';

/**
 * Writes the row of this process and commits it, like a bet; returns the id of the database's current
 * key.
 * @throws AppError `unavailable` when the database is not available, is read-only or does not respond
 */
export async function writeProbe(db: Database, nodeId: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.run(
      `insert into node_probes (node_id, written_at) values ($1, clock_timestamp())
       on conflict (node_id) do update set written_at = excluded.written_at`,
      [nodeId],
    );
    const key = await tx.row({
      text: `select id from secret_keys where state = 'current'`,
      columns: { id: column.text },
    });
    return key?.id;
  });
}

/** Deletes rows of processes that have stopped; skips those that another process is deleting. */
export async function deleteOldProbes(db: Database): Promise<void> {
  await db.run(
    `delete from node_probes where node_id in (
       select node_id from node_probes where written_at < clock_timestamp() - $1::interval
       for update skip locked)`,
    [deleteAfter],
  );
}

/** Describes for an operator why the write failed. */
export function describeProbeFailure(error: unknown): string {
  const cause = error instanceof AppError ? error.cause : error;
  if (isReadOnlyServer(cause)) return 'The database is read-only; it is not the primary.';
  if (error instanceof AppError && error.code === 'unavailable') {
    const state = sqlStateOf(cause);
    return `The database cannot be reached or does not answer${state === undefined ? '' : ` (${state})`}.`;
  }
  return 'The database refused a write; the log says why.';
}
