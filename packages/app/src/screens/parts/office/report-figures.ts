import { formatMoney, parseMoney, type Currency, type ReportRow } from '@lobi/core/contract';
import type { TFunction } from 'i18next';

/** An amount of a report. `result` is what is left for who plays, the other side of the GGR. */
export type ReportFigure =
  'turnover' | 'payout' | 'ggr' | 'result' | 'deposits' | 'withdrawals' | 'commissions';

/** What a report tells, in the order of its columns. */
export interface ReportFigures {
  readonly columns: readonly ReportFigure[];
  /** What everybody looks for first: the first sum, and the amount of a card on a phone. */
  readonly lead: ReportFigure;
  /** What is drawn. */
  readonly drawn: readonly ReportFigure[];
  /** Does it count players? */
  readonly countsPlayers: boolean;
}

/** What is told of the house, of those below an agent, and of one player. @source ours */
export const reportFigures = {
  house: {
    columns: ['turnover', 'payout', 'ggr', 'deposits', 'withdrawals', 'commissions'],
    lead: 'ggr',
    drawn: ['ggr', 'commissions'],
    countsPlayers: true,
  },
  agent: {
    columns: ['turnover', 'payout', 'ggr', 'deposits', 'withdrawals', 'commissions'],
    lead: 'commissions',
    drawn: ['ggr', 'commissions'],
    countsPlayers: true,
  },
  player: {
    columns: ['turnover', 'payout', 'result', 'deposits', 'withdrawals'],
    lead: 'result',
    drawn: ['result'],
    countsPlayers: false,
  },
} as const satisfies Readonly<Record<string, ReportFigures>>;

/** The amount of a row, as on the wire. */
export function amountOf(row: ReportRow, figure: ReportFigure, currency: Currency): string {
  if (figure !== 'result') return row[figure];
  return formatMoney(-(parseMoney(row.ggr, currency) ?? 0n), currency);
}

export const figureWord = (t: TFunction, figure: ReportFigure): string =>
  figure === 'result' ? t('report.result') : t(`admin.figure.${figure}`);
