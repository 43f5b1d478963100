import { AppError, type ReportRow } from '@lobi/core/contract';
import {
  dayBounds,
  readFigures,
  type FigureGroup,
  type FigureRecord,
} from '../../store/figures.ts';
import { bookTime } from '../../store/rounds.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { noFigures, toReportRow } from '../wire/to-figures.ts';
import { addDays, dayIn, daysBetween, isDay } from './calendar.ts';

/** Longest time of a report, in days. @source ours */
export const longestReportDays = 366;

/** First and last day, in the platform's time zone; default the last 7 days. */
export interface ReportQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group?: FigureGroup | undefined;
}

export interface ReportService {
  /**
   * Turnover (settled stakes that were not refunded), payouts, result, deposits, withdrawals and
   * commissions by day, game or agent. Deposits and withdrawals are about no game.
   * @throws AppError `validation`
   */
  show(query: ReportQuery): Promise<{ rows: ReportRow[]; total: ReportRow }>;
}

const refused = (field: 'from' | 'to') =>
  new AppError('validation', `${field} makes no time of a report`, {
    errors: { [field]: ['validation.format'] },
  });

/** Every day of the report, so that none is missing in a chart. @throws AppError `validation` */
function readDays({ from, to }: ReportQuery, today: string): [string, ...string[]] {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) throw refused(field as 'from' | 'to');
  }
  const last = to ?? today;
  const [first, ...others] = daysBetween(from ?? addDays(last, -6), last);
  if (first === undefined) throw refused(to === undefined ? 'from' : 'to');
  if (others.length >= longestReportDays) throw refused('from');
  return [first, ...others];
}

const byDay = (days: readonly string[], records: readonly FigureRecord[]): FigureRecord[] =>
  days.map((day) => records.find(({ key }) => key === day) ?? noFigures(day));

export function createReportService(deps: ServiceDeps): ReportService {
  const { db, currency, timeZone } = deps;
  return {
    show: async ({ group = 'day', ...query }) => {
      const today = dayIn(timeZone, await bookTime(db, deps.bookTime?.()));
      const days = readDays(query, today);
      const bounds = await dayBounds(db, timeZone, { from: days[0], to: days.at(-1) ?? days[0] });
      const { rows, total } = await readFigures(db, group, { ...bounds, currency, timeZone });
      const records = group === 'day' ? byDay(days, rows) : rows;
      return {
        rows: records.map((record) => toReportRow(record, currency)),
        total: toReportRow(total, currency),
      };
    },
  };
}
