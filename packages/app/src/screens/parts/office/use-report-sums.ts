import type { Currency, ReportRow } from '@lobi/core/contract';
import type { KpiItem } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { amountOf, figureWord, type ReportFigures } from './report-figures.ts';

/** The sums of a report as key figures, what everybody looks for first. */
export function useReportSums(
  total: ReportRow | undefined,
  { lead, columns }: ReportFigures,
  currency: Currency,
): readonly KpiItem[] {
  const { t } = useTranslation();
  return [lead, ...columns.filter((figure) => figure !== lead)].map((figure) => ({
    id: figure,
    label: figureWord(t, figure),
    value: total ? amountOf(total, figure, currency) : null,
    format: 'money',
    currency,
  }));
}
