import { formatMoney, type Currency, type DayFigures, type ReportRow } from '@lobi/core/contract';
import type { FigureRecord } from '../../store/figures.ts';

/** Totals of a period. The result is the stakes less the payouts. */
export function toFigures(record: FigureRecord, currency: Currency): DayFigures {
  return {
    turnover: formatMoney(record.turnover, currency),
    payout: formatMoney(record.payout, currency),
    ggr: formatMoney(record.turnover - record.payout, currency),
    deposits: formatMoney(record.deposits, currency),
    withdrawals: formatMoney(record.withdrawals, currency),
    activePlayers: record.activePlayers,
  };
}

/** Converts a row of a report. Totals, and rows without an agent or game, have no key. */
export function toReportRow(record: FigureRecord, currency: Currency): ReportRow {
  return {
    key: record.key ?? '',
    label: record.label ?? '–',
    ...toFigures(record, currency),
    welcomeCredits: formatMoney(record.welcomeCredits, currency),
    commissions: formatMoney(record.commissions, currency),
  };
}

/** Totals of a period without activity. */
export const noFigures = (key: string): FigureRecord => ({
  key,
  label: key,
  turnover: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  welcomeCredits: 0n,
  commissions: 0n,
  activePlayers: 0,
});
