import type { Audit } from '../../contract/schemas/audit.ts';
import type { AuditScope } from '../../contract/statuses.ts';
import type { World } from './world.ts';

/** The checks of the ledger, with the server's names. */
const checks = [
  ['C1', 'Every transfer has two or more entries that sum to zero.', 'transfer'],
  ['C3', 'A wallet holds what its entries sum to.', 'wallet'],
  ['C5', 'Changes of a wallet follow each other without a gap.', 'wallet'],
] as const;

/** An audit that finds the faults configured in the world. */
export function auditOf(world: World, scope: AuditScope): Audit {
  const found = checks.map(([id, purpose, subject]) => {
    const ids = world.ledgerFaults[id] ?? [];
    return { id, purpose, subject, faults: ids.length, ids: [...ids] };
  });
  return {
    scope,
    ranAt: world.timeNow(),
    tookMs: 84,
    ok: found.every(({ faults }) => faults === 0),
    checks: found,
  };
}
