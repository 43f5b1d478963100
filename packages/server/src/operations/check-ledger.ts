import { openDatabase, type Transaction } from '../store/database.ts';
import { runChecks } from '../store/run-checks.ts';
import { column } from '../store/row-shape.ts';

/** Result of the checks. */
export interface LedgerReport {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly id: string;
    readonly purpose: string;
    readonly faults: number;
  }[];
  /** Number of transfers in the ledger, and the time of the last one. */
  readonly transfers: number;
  readonly lastTransferAt: Date | null;
}

/** Runs every check on one snapshot of the ledger of a database. */
export async function checkLedger(connectionString: string): Promise<LedgerReport> {
  const db = await openDatabase({
    connectionString,
    poolSize: 1,
    applicationName: 'lobi ledger',
  });
  try {
    const check = async (tx: Transaction): Promise<LedgerReport> => {
      await tx.run('set transaction isolation level repeatable read, read only');
      const checks = await runChecks(tx);
      const last = await tx.row({
        text: 'select count(*)::int as count, max(created_at) as at from transfers',
        columns: { count: column.integer, at: column.time.orNull },
      });
      return {
        ok: checks.every(({ faults }) => faults === 0),
        checks,
        transfers: last?.count ?? 0,
        lastTransferAt: last?.at ?? null,
      };
    };
    return await db.transaction(check, { isLong: true });
  } finally {
    await db.close();
  }
}
