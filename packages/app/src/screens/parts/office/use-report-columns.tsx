import {
  reportAmount,
  reportFigureKey,
  type Currency,
  type ReportFigures,
  type ReportRow,
} from '@lobi/core/contract';
import { DateTime, Money, Num } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from './kpi-figures.ts';
import type { ReportGroup } from './report-range.ts';

/** Columns of a report, shared by the table, its totals and the CSV. */
export function useReportColumns(
  group: ReportGroup,
  figures: ReportFigures,
  currency: Currency,
): readonly DataColumn<ReportRow>[] {
  const { t } = useTranslation();
  return useMemo<readonly DataColumn<ReportRow>[]>(
    () => [
      {
        id: 'label',
        header: t(`admin.report.by.${group}`),
        rowHeader: true,
        hideable: false,
        sortable: true,
        kind: group === 'day' ? 'day' : 'text',
        value: ({ key, label }) => (group === 'day' && key !== '' ? key : label),
        cell: ({ key, label }) =>
          group === 'day' ? <DateTime at={noonOf(key)} mode="date" /> : label,
        card: 'title',
      },
      ...figures.columns.map((figure): DataColumn<ReportRow> => ({
        id: figure,
        header: t(reportFigureKey(figure)),
        align: 'end',
        sortable: true,
        sortFirst: 'descending',
        kind: 'number',
        value: (row) => reportAmount(row, figure, currency),
        compare: (first, second) =>
          Number(reportAmount(first, figure, currency)) -
          Number(reportAmount(second, figure, currency)),
        cell: (row) => <Money value={reportAmount(row, figure, currency)} currency={currency} />,
        ...(figure === figures.lead && {
          card: 'amount',
          cardCell: (row) => (
            <>
              {t(reportFigureKey(figure))}{' '}
              <Money value={reportAmount(row, figure, currency)} currency={currency} />
            </>
          ),
        }),
      })),
      ...(figures.countsPlayers ? [playersColumn(t('admin.figure.activePlayers'))] : []),
    ],
    [t, group, figures, currency],
  );
}

const playersColumn = (header: string): DataColumn<ReportRow> => ({
  id: 'activePlayers',
  header,
  align: 'end',
  sortable: true,
  sortFirst: 'descending',
  value: ({ activePlayers }) => activePlayers,
  cell: ({ activePlayers }) => <Num value={activePlayers} />,
});
