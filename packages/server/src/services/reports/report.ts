import {
  daysBetween,
  readReportRange,
  reportFigures,
  type Language,
  type Report,
  refusedField,
} from '@lobi/core/contract';
import {
  dayBounds,
  readFigures,
  type FigureGroup,
  type FigureRecord,
  type FigureSubject,
} from '../../store/figures.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleWallet } from '../access/visibility.ts';
import type { CsvFile } from '../wire/csv.ts';
import { noFigures, toReportRow } from '../wire/to-figures.ts';
import { dayIn } from './calendar.ts';
import { reportCsv, type ReportFileFacts } from './report-csv.ts';

/** First and last day, in the platform's time zone; default the last 7 days. */
export interface ReportQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group?: FigureGroup | undefined;
}

export interface ReportService {
  /**
   * Turnover (settled stakes that were not refunded), payouts, result, deposits, withdrawals, welcome
   * credits and commissions by day, game or agent. Only stakes and commissions belong to a game.
   * @throws AppError `validation`
   */
  show(query?: ReportQuery): Promise<Report>;
  /** As `show`, as a file. */
  csv(query: ReportQuery | undefined, language: Language): Promise<CsvFile>;
  /**
   * The report of one wallet's owner: of a player the player's stakes and money, including what an agent
   * settled; of an agent those of the downline, with the agent's earnings. Only agents can group by
   * agent.
   * @throws AppError `validation`, `not_found`
   */
  ofWallet(actor: Actor, walletId: string, query?: ReportQuery): Promise<Report>;
  /** As `ofWallet`, as a file. */
  csvOfWallet(
    actor: Actor,
    walletId: string,
    query: ReportQuery | undefined,
    language: Language,
  ): Promise<CsvFile>;
}

/** A report with the query that produced it. */
interface ReportOfDays extends Pick<ReportFileFacts, 'group' | 'from' | 'to'> {
  readonly report: Report;
}

const byDay = (days: readonly string[], records: readonly FigureRecord[]): FigureRecord[] =>
  days.map((day) => records.find(({ key }) => key === day) ?? noFigures(day));

export function createReportService(deps: ServiceDeps): ReportService {
  const { db, currency, timeZone } = deps;
  const read = async (
    { group = 'day', ...query }: ReportQuery,
    about?: FigureSubject,
  ): Promise<ReportOfDays> => {
    const today = dayIn(timeZone, await currentTime(db, deps.currentTime?.()));
    const range = readReportRange(query, today);
    if ('key' in range) throw refusedField(range.field, range.key, range.params);
    const { from, to } = range;
    const bounds = await dayBounds(db, timeZone, { from, to });
    const scope = { ...bounds, currency, timeZone, about };
    const { rows, total } = await readFigures(db, group, scope);
    const records = group === 'day' ? byDay(daysBetween(from, to), rows) : rows;
    const report = {
      rows: records.map((record) => toReportRow(record, currency)),
      total: toReportRow(total, currency),
    };
    return { report, group, from, to };
  };
  const readOfWallet = async (actor: Actor, walletId: string, query: ReportQuery) => {
    const { id: userId, role } = await requireVisibleWallet(db, actor, walletId);
    const isAgent = role === 'agent';
    if (!isAgent && query.group === 'agent') throw refusedField('group', 'validation.choice');
    const found = await read(query, { userId, reach: isAgent ? 'downline' : 'own' });
    return { ...found, figures: isAgent ? reportFigures.agent : reportFigures.player };
  };
  const toFile = (
    { report, ...facts }: ReportOfDays & Pick<ReportFileFacts, 'figures'>,
    language: Language,
  ): CsvFile => reportCsv(report, { ...facts, currency, timeZone, language });
  return {
    show: async (query = {}) => (await read(query)).report,
    csv: async (query = {}, language) =>
      toFile({ ...(await read(query)), figures: reportFigures.house }, language),
    ofWallet: async (actor, walletId, query = {}) =>
      (await readOfWallet(actor, walletId, query)).report,
    csvOfWallet: async (actor, walletId, query = {}, language) =>
      toFile(await readOfWallet(actor, walletId, query), language),
  };
}
