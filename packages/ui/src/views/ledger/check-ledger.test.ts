import { describe, expect, it } from 'vitest';
import { checkLedger, ledgerTotals } from './check-ledger.ts';
import type { LedgerRow } from './ledger.types.ts';

const row = (version: number, before: string, amount: string, after: string): LedgerRow => ({
  id: `entry-${version}`,
  kind: 'bet',
  details: 'Taruhan',
  status: 'posted',
  amount,
  balanceBefore: before,
  balanceAfter: after,
  currency: 'IDR',
  version,
  reference: 'bet-1',
  createdAt: '2026-11-20T07:00:00.000Z',
});

describe('checkLedger', () => {
  it('checkLedger reports nothing for a complete chain in any order', () => {
    const rows = [
      row(3, '150', '-50', '100'),
      row(2, '100', '50', '150'),
      row(1, '0', '100', '100'),
    ];
    expect(checkLedger(rows)).toEqual({ broken: new Set(), complete: true });
    expect(checkLedger(rows.toReversed())).toEqual({ broken: new Set(), complete: true });
  });

  it('checkLedger reports a row that does not add up', () => {
    expect(checkLedger([row(2, '100', '-50', '51')]).broken).toEqual(new Set(['entry-2']));
  });

  it('checkLedger reports a row whose start differs from the end of the previous one', () => {
    const rows = [row(2, '90', '-50', '40'), row(1, '0', '100', '100')];
    expect(checkLedger(rows).broken).toEqual(new Set(['entry-2']));
  });

  it('checkLedger ignores rows that a filter excluded', () => {
    const rows = [row(5, '500', '-50', '450'), row(1, '0', '100', '100')];
    expect(checkLedger(rows)).toEqual({ broken: new Set(), complete: false });
  });

  it('checkLedger is exact beyond float precision', () => {
    const rows = [row(1, '9007199254740993', '1', '9007199254740994')];
    expect(checkLedger(rows).broken.size).toBe(0);
  });
});

describe('ledgerTotals', () => {
  it('ledgerTotals sums inbound and outbound amounts separately', () => {
    const rows = [row(2, '100', '-30', '70'), row(1, '0', '100', '100')];
    expect(ledgerTotals(rows, 'IDR')).toEqual({ incoming: '100', outgoing: '-30', net: '70' });
  });
});
