import type { Report } from '@lobi/core/contract';
import {
  dayBounds,
  readFigures,
  type FigureGroup,
  type FigureRecord,
  type FigureSubject,
} from '../../store/figures.ts';
import { refusedField } from '../../domain/bound.ts';
import { bookTime } from '../../store/rounds.ts';
import type { Actor } from '../actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleWallet } from '../visibility.ts';
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
  show(query?: ReportQuery): Promise<Report>;
  /**
   * The same of one wallet's owner: of a player the own stakes and money, of an agent those of
   * everybody below, with what the agent earned. Only an agent has agents to gather by.
   * @throws AppError `validation`, `not_found`
   */
  ofWallet(actor: Actor, walletId: string, query?: ReportQuery): Promise<Report>;
}

/** Every day of the report, so that none is missing in a chart. @throws AppError `validation` */
function readDays({ from, to }: ReportQuery, today: string): [string, ...string[]] {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) throw refusedField(field);
  }
  const last = to ?? today;
  const [first, ...others] = daysBetween(from ?? addDays(last, -6), last);
  if (first === undefined) throw refusedField(to === undefined ? 'from' : 'to');
  if (others.length >= longestReportDays) throw refusedField('from');
  return [first, ...others];
}

const byDay = (days: readonly string[], records: readonly FigureRecord[]): FigureRecord[] =>
  days.map((day) => records.find(({ key }) => key === day) ?? noFigures(day));

export function createReportService(deps: ServiceDeps): ReportService {
  const { db, currency, timeZone } = deps;
  const read = async (
    { group = 'day', ...query }: ReportQuery,
    about?: FigureSubject,
  ): Promise<Report> => {
    const today = dayIn(timeZone, await bookTime(db, deps.bookTime?.()));
    const days = readDays(query, today);
    const bounds = await dayBounds(db, timeZone, { from: days[0], to: days.at(-1) ?? days[0] });
    const scope = { ...bounds, currency, timeZone, about };
    const { rows, total } = await readFigures(db, group, scope);
    const records = group === 'day' ? byDay(days, rows) : rows;
    return {
      rows: records.map((record) => toReportRow(record, currency)),
      total: toReportRow(total, currency),
    };
  };
  return {
    show: (query = {}) => read(query),
    ofWallet: async (actor, walletId, query = {}) => {
      const { id: userId, role } = await requireVisibleWallet(db, actor, walletId);
      if (role !== 'agent' && query.group === 'agent') {
        throw refusedField('group', 'validation.choice');
      }
      return read(query, { userId, reach: role === 'agent' ? 'downline' : 'own' });
    },
  };
}
