import type { Audit } from '@lobi/core/contract';

/** The newest audits of the ledger; `null` before the first. */
export interface Audits {
  readonly full: Audit | null;
  readonly recent: Audit | null;
}

export type AuditRow = Audit['checks'][number];

/** Returns the current result of each check, including faults found since in newer records. */
export function auditRows({ full, recent }: Audits): readonly AuditRow[] {
  const isNewer = full !== null && recent !== null && recent.ranAt > full.ranAt;
  const since = new Map(isNewer ? recent.checks.map((check) => [check.id, check]) : []);
  return (full?.checks ?? []).map((check) => {
    const later = since.get(check.id);
    return later && later.faults > 0 ? later : check;
  });
}
