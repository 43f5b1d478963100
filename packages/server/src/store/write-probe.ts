import { AppError } from '@lobi/core/contract';
import type { Database } from './database.ts';
import { isReadOnlyServer, sqlStateOf } from './sql-state.ts';
import { column } from './row-shape.ts';

/** Rows of processes that have not written for so long are removed. */
const forgetAfter = '1 day';

/**
 * Writes the row of this process and commits it, as a bet is committed; returns the id of the key
 * that the database has now.
 * @throws AppError `unavailable` when the database is away, takes no writes or does not answer
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

/** Removes rows that are no longer written, unless another process does. */
export async function forgetOldProbes(db: Database): Promise<void> {
  await db.run(
    `delete from node_probes where node_id in (
       select node_id from node_probes where written_at < clock_timestamp() - $1::interval
       for update skip locked)`,
    [forgetAfter],
  );
}

/** Why the database did not take a write, in words for an operator. */
export function describeProbeFailure(error: unknown): string {
  const cause = error instanceof AppError ? error.cause : error;
  if (isReadOnlyServer(cause)) return 'The database is read-only; it is not the primary.';
  if (error instanceof AppError && error.code === 'unavailable') {
    const state = sqlStateOf(cause);
    return `The database cannot be reached or does not answer${state === undefined ? '' : ` (${state})`}.`;
  }
  return 'The database refused a write; the log says why.';
}
