import type { Currency, ReportFigures, ReportRow } from '@lobi/core/contract';
import { DataTable, toCsv, useCsvReader, type TableQuery } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import type { ReportRange } from './report-range.ts';
import { useReportColumns } from './use-report-columns.tsx';

interface ReportTableProps {
  range: ReportRange;
  figures: ReportFigures;
  currency: Currency;
  rows: readonly ReportRow[] | undefined;
  total: ReportRow | undefined;
  refreshing: boolean;
  error: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Rows per page; a month of days fits. */
const pages: Partial<TableQuery> = { pageSize: 31 };

/** A report as a table; the file has the same columns, with the totals at its end. */
export function ReportTable({ range, figures, currency, rows, total, ...state }: ReportTableProps) {
  const { t } = useTranslation();
  const csvReader = useCsvReader();
  const columns = useReportColumns(range.group, figures, currency);
  const { from, to, group } = range;
  return (
    <DataTable
      {...state}
      key={group}
      label={t('route.admin.report')}
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      defaultQuery={pages}
      csvName={`${t('admin.report.file')}-${group}-${from}-${to}`}
      onExport={async () => {
        const sums = total ? [{ ...total, key: '', label: t('admin.report.total') }] : [];
        return toCsv(columns, [...(rows ?? []), ...sums], csvReader);
      }}
    />
  );
}
