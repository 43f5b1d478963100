import type { Audit } from '@lobi/core/contract';
import { auditQueries } from '../store/audit-queries.ts';
import type { ServiceDeps } from './service-deps.ts';

export interface AuditService {
  /** Runs every check on one snapshot of the books. */
  run(): Promise<Audit>;
}

export function createAuditService({ db }: ServiceDeps): AuditService {
  return {
    run: () =>
      db.transaction(async (tx) => {
        await tx.run('set transaction isolation level repeatable read, read only');
        const checks: Audit['checks'] = [];
        for (const { id, purpose, faults } of auditQueries) {
          const row = await tx.row<{ count: bigint }>(
            `select count(*) as count from (${faults}) as fault`,
          );
          checks.push({ id, purpose, faults: Number(row?.count ?? 0n) });
        }
        return {
          ranAt: new Date().toISOString(),
          ok: checks.every((check) => check.faults === 0),
          checks,
        };
      }),
  };
}
