import type { Currency, ReportRow } from '@lobi/core/contract';
import type { KpiItem } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';

const names = ['ggr', 'turnover', 'payout', 'deposits', 'withdrawals', 'commissions'] as const;

/** The sums of a report as key figures. */
export function useReportSums(
  total: ReportRow | undefined,
  currency: Currency,
): readonly KpiItem[] {
  const { t } = useTranslation();
  return names.map((name) => ({
    id: name,
    label: t(`admin.figure.${name}`),
    value: total?.[name] ?? null,
    format: 'money',
    currency,
  }));
}
