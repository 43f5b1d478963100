import {
  reportAmount,
  reportFigureKey,
  type Currency,
  type ReportFigures,
  type ReportRow,
} from '@lobi/core/contract';
import type { KpiItem } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';

/** The totals of a report as key figures. */
export function useReportSums(
  total: ReportRow | undefined,
  { lead, columns, countsPlayers }: ReportFigures,
  currency: Currency,
): readonly KpiItem[] {
  const { t } = useTranslation();
  return [lead, ...columns.filter((figure) => figure !== lead)].map((figure) => ({
    id: figure,
    label: t(reportFigureKey(figure)),
    // A player's figures are the player's own and need no note.
    note: countsPlayers && figure !== 'result' ? t(`admin.figureNote.${figure}`) : undefined,
    value: total ? reportAmount(total, figure, currency) : null,
    format: 'money',
    currency,
  }));
}
