import type { Audit } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { auditRows } from './audit-rows.ts';

const check = (id: string, ids: string[] = []) => ({
  id,
  purpose: id,
  subject: 'wallet' as const,
  faults: ids.length,
  ids,
});

const audit = (ranAt: string, ...checks: Audit['checks']): Audit => ({
  scope: 'full',
  ranAt,
  tookMs: 1,
  ok: true,
  checks,
});

const faultsOf = (rows: ReturnType<typeof auditRows>) => rows.map(({ id, faults }) => [id, faults]);

describe('the checks of the latest audits', () => {
  it('auditRows shows the checks of the full audit', () => {
    const full = audit('2026-11-20T00:00:00Z', check('C1'), check('C2'));
    expect(faultsOf(auditRows({ full, recent: null }))).toEqual([
      ['C1', 0],
      ['C2', 0],
    ]);
  });

  it('auditRows shows a check as failed as soon as the recent audit finds a fault', () => {
    const full = audit('2026-11-20T00:00:00Z', check('C1'), check('C2', ['b']));
    const recent = audit('2026-11-20T00:01:00Z', check('C1', ['a']));
    expect(faultsOf(auditRows({ full, recent }))).toEqual([
      ['C1', 1],
      ['C2', 1],
    ]);
  });

  it('auditRows keeps an earlier fault when the new entries are sound', () => {
    const full = audit('2026-11-20T00:00:00Z', check('C1', ['a', 'b']));
    const recent = audit('2026-11-20T00:01:00Z', check('C1'));
    expect(faultsOf(auditRows({ full, recent }))).toEqual([['C1', 2]]);
  });

  it('auditRows clears earlier faults after a full audit', () => {
    const full = audit('2026-11-20T00:02:00Z', check('C1'));
    const recent = audit('2026-11-20T00:01:00Z', check('C1', ['a']));
    expect(faultsOf(auditRows({ full, recent }))).toEqual([['C1', 0]]);
  });

  it('auditRows is empty before the first audit', () => {
    expect(auditRows({ full: null, recent: null })).toEqual([]);
  });
});
