import type { Currency, ReportRow } from '@lobi/core/contract';
import { DateTime, Money, Num } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from './kpi-figures.ts';
import { amountOf, figureWord, type ReportFigures } from './report-figures.ts';
import type { ReportGroup } from './report-range.ts';

/** Columns of a report; the table, its sums and the CSV come from them. */
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
        value: ({ key, label }) => (group === 'day' && key !== '' ? key : label),
        cell: ({ key, label }) =>
          group === 'day' ? <DateTime at={noonOf(key)} mode="date" /> : label,
        card: 'title',
      },
      ...figures.columns.map((figure): DataColumn<ReportRow> => ({
        id: figure,
        header: figureWord(t, figure),
        align: 'end',
        sortable: true,
        sortFirst: 'descending',
        value: (row) => amountOf(row, figure, currency),
        compare: (first, second) =>
          Number(amountOf(first, figure, currency)) - Number(amountOf(second, figure, currency)),
        cell: (row) => <Money value={amountOf(row, figure, currency)} currency={currency} />,
        ...(figure === figures.lead && {
          card: 'amount',
          cardCell: (row) => (
            <>
              {figureWord(t, figure)}{' '}
              <Money value={amountOf(row, figure, currency)} currency={currency} />
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
