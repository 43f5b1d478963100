import type { Currency, ReportRow } from '@lobi/core/contract';
import { DateTime, Money, Num } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from './kpi-figures.ts';
import type { ReportGroup } from './report-range.ts';

/** Sums of a report. */
const sums = [
  'turnover',
  'payout',
  'ggr',
  'deposits',
  'withdrawals',
  'commissions',
] as const satisfies readonly (keyof ReportRow)[];

/** The sum that a card shows beside its title. */
const lead = 'ggr' satisfies (typeof sums)[number];

/** Columns of a report; the table, its sums and the CSV come from them. */
export function useReportColumns(
  group: ReportGroup,
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
      ...sums.map((name): DataColumn<ReportRow> => ({
        id: name,
        header: t(`admin.figure.${name}`),
        align: 'end',
        sortable: true,
        sortFirst: 'descending',
        value: (row) => row[name],
        compare: (first, second) => Number(first[name]) - Number(second[name]),
        cell: (row) => <Money value={row[name]} currency={currency} />,
        ...(name === lead && {
          card: 'amount',
          cardCell: (row) => (
            <>
              {t(`admin.figure.${name}`)} <Money value={row[name]} currency={currency} />
            </>
          ),
        }),
      })),
      {
        id: 'activePlayers',
        header: t('admin.figure.activePlayers'),
        align: 'end',
        sortable: true,
        sortFirst: 'descending',
        value: ({ activePlayers }) => activePlayers,
        cell: ({ activePlayers }) => <Num value={activePlayers} />,
      },
    ],
    [t, group, currency],
  );
}
