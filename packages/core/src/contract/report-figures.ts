import { formatMoney, parseMoney, type Currency } from './money.ts';
import type { ReportRow } from './schemas/dashboard.ts';

/** An amount of a report. `result` is the player's net result, the negative GGR. */
export type ReportFigure =
  | 'turnover'
  | 'payout'
  | 'ggr'
  | 'result'
  | 'deposits'
  | 'withdrawals'
  | 'welcomeCredits'
  | 'commissions';

/** Figures of a report, in the order of its columns. */
export interface ReportFigures {
  readonly columns: readonly ReportFigure[];
  /** The main figure: the first sum, and the amount of a card on a phone. */
  readonly lead: ReportFigure;
  /** Figures of the chart. */
  readonly drawn: readonly ReportFigure[];
  /** Returns whether a report has a column with the number of players. */
  readonly countsPlayers: boolean;
}

/** Reports of the house, of the users below an agent, and of one player. @source ours */
export const reportFigures = {
  house: {
    columns: [
      'turnover',
      'payout',
      'ggr',
      'deposits',
      'withdrawals',
      'welcomeCredits',
      'commissions',
    ],
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
    columns: ['turnover', 'payout', 'result', 'deposits', 'withdrawals', 'welcomeCredits'],
    lead: 'result',
    drawn: ['result'],
    countsPlayers: false,
  },
} as const satisfies Readonly<Record<string, ReportFigures>>;

/** Figures of a report with this total: welcome credit is shown only if some was given. */
export function figuresShown(
  figures: ReportFigures,
  total: Pick<ReportRow, 'welcomeCredits'> | undefined,
): ReportFigures {
  if (total && Number(total.welcomeCredits) !== 0) return figures;
  return { ...figures, columns: figures.columns.filter((figure) => figure !== 'welcomeCredits') };
}

/** The amount of a row, as on the wire. */
export function reportAmount(row: ReportRow, figure: ReportFigure, currency: Currency): string {
  if (figure !== 'result') return row[figure];
  return formatMoney(-(parseMoney(row.ggr, currency) ?? 0n), currency);
}

/** Language key of a figure's name. */
export const reportFigureKey = (figure: ReportFigure) =>
  figure === 'result' ? 'report.result' : (`admin.figure.${figure}` as const);
