import type { FaultSubject } from '@lobi/core/contract';
import { auditQueries } from './audit-queries.ts';
import { wholeLedger, type AuditSince } from './audit-since.ts';
import type { Transaction } from './database.ts';
import { column } from './row-shape.ts';

/** Result of one check. */
export interface CheckOutcome {
  readonly id: string;
  readonly purpose: string;
  readonly subject: FaultSubject;
  readonly faults: number;
  /** Ids of the first few faults. */
  readonly ids: readonly string[];
}

/** Number of faults listed by id; the count includes the others. */
const namedFaults = 20;

/**
 * Runs the checks one after the other; in a transaction with one snapshot they see the same ledger.
 * @param since default all checks of everything; otherwise those that can be limited to new records
 * @param signal stops before the next check; it rejects with the signal's reason
 */
export async function runChecks(
  tx: Transaction,
  since?: AuditSince,
  signal?: AbortSignal,
): Promise<CheckOutcome[]> {
  // Years of entries take longer to read than a call may.
  await tx.run('set local statement_timeout = 0');
  const outcomes: CheckOutcome[] = [];
  for (const { id, purpose, subject = 'other', faults } of auditQueries) {
    signal?.throwIfAborted();
    if (since && typeof faults === 'string') continue;
    const query = typeof faults === 'string' ? faults : faults(since ?? wholeLedger);
    const row = await tx.row({
      text: `select count(*)::int as count, (array_agg(distinct fault.id::text))[1:${namedFaults}] as ids
         from (${query}) as fault(id)`,
      columns: { count: column.integer, ids: column.list(column.text).orNull },
    });
    outcomes.push({ id, purpose, subject, faults: row?.count ?? 0, ids: row?.ids ?? [] });
  }
  return outcomes;
}
