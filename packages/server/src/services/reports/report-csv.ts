import { timeZoneName } from '@lobi/formats';
import {
  figuresShown,
  reportAmount,
  reportFigureKey,
  type Currency,
  type Language,
  type Report,
  type ReportFigures,
  type ReportRow,
} from '@lobi/core/contract';
import { translate } from '@lobi/core/locales';
import type { FigureGroup } from '../../store/figures.ts';
import { writeCsv, type CsvCell, type CsvFile } from '../wire/csv.ts';

/** Facts of a report's file. */
export interface ReportFileFacts {
  readonly figures: ReportFigures;
  readonly group: FigureGroup;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly language: Language;
}

const text = (value: string): CsvCell => ({ kind: 'text', value });
const amount = (value: string): CsvCell => ({ kind: 'amount', value });

/** Writes a report as a CSV file with the columns of its screen; the last line has the sums. */
export function reportCsv({ rows, total }: Report, facts: ReportFileFacts): CsvFile {
  const { group, from, to, currency, timeZone, language } = facts;
  const figures = figuresShown(facts.figures, total);
  const by = translate(language, `admin.report.by.${group}`);
  const zone = timeZoneName(timeZone);
  const heading =
    group === 'day' ? translate(language, 'admin.report.columnInZone', { column: by, zone }) : by;
  const headings = [
    heading,
    ...figures.columns.map((figure) => translate(language, reportFigureKey(figure))),
    ...(figures.countsPlayers ? [translate(language, 'admin.figure.activePlayers')] : []),
  ];
  const line = (label: string, row: ReportRow): readonly CsvCell[] => [
    text(label),
    ...figures.columns.map((figure) => amount(reportAmount(row, figure, currency))),
    ...(figures.countsPlayers ? [amount(String(row.activePlayers))] : []),
  ];
  return {
    name: `${translate(language, 'admin.report.file')}-${group}-${from}-${to}.csv`,
    text: writeCsv(language, [
      headings.map(text),
      ...rows.map((row) => line(row.label, row)),
      line(translate(language, 'admin.report.total'), total),
    ]),
  };
}
