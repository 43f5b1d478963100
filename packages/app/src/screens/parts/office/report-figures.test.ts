import type { ReportRow } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { amountOf } from './report-figures.ts';

const row = (ggr: string): ReportRow => ({
  ...{ key: '2026-11-01', label: '2026-11-01', turnover: '50.00', payout: '62.50', ggr },
  ...{ deposits: '0.00', withdrawals: '0.00', commissions: '0.00', activePlayers: 1 },
});

describe('amountOf', () => {
  it.each([
    ['-12.50', '12.50'],
    ['12.50', '-12.50'],
    ['0.00', '0.00'],
  ])('tells a player the other side of a GGR of %s: %s', (ggr, result) => {
    expect(amountOf(row(ggr), 'result', 'PHP')).toBe(result);
  });

  it('tells everything else as it came', () => {
    expect(amountOf(row('-12.50'), 'payout', 'PHP')).toBe('62.50');
    expect(amountOf(row('-12.50'), 'ggr', 'PHP')).toBe('-12.50');
  });
});
