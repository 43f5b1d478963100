import { describe, expect, it } from 'vitest';
import { figuresShown, reportAmount, reportFigures } from './report-figures.ts';
import type { ReportRow } from './schemas/dashboard.ts';

const row = (ggr: string): ReportRow => ({
  ...{ key: '2026-11-01', label: '2026-11-01', turnover: '50.00', payout: '62.50', ggr },
  ...{ deposits: '0.00', withdrawals: '0.00', welcomeCredits: '0.00' },
  ...{ commissions: '0.00', activePlayers: 1 },
});

describe('reportAmount', () => {
  it.each([
    ['-12.50', '12.50'],
    ['12.50', '-12.50'],
    ['0.00', '0.00'],
  ])('reportAmount shows a player the negated GGR of %s: %s', (ggr, result) => {
    expect(reportAmount(row(ggr), 'result', 'PHP')).toBe(result);
  });

  it('reportAmount shows all other figures as on the wire', () => {
    expect(reportAmount(row('-12.50'), 'payout', 'PHP')).toBe('62.50');
    expect(reportAmount(row('-12.50'), 'ggr', 'PHP')).toBe('-12.50');
  });
});

describe('welcome credit in a report', () => {
  it.each(['house', 'player'] as const)(
    'a report of %s has a column for welcome credit if some was given',
    (kind) => {
      const { columns } = figuresShown(reportFigures[kind], { welcomeCredits: '10000.00' });
      expect(columns).toContain('welcomeCredits');
    },
  );

  it.each([undefined, { welcomeCredits: '0.00' }])(
    'a report has no column for welcome credit with a total of %o',
    (total) => {
      expect(figuresShown(reportFigures.house, total).columns).not.toContain('welcomeCredits');
    },
  );
});
