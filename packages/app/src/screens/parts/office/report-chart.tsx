import {
  reportAmount,
  reportFigureKey,
  type Currency,
  type ReportFigures,
  type ReportRow,
} from '@lobi/core/contract';
import { BarChart } from '@lobi/ui/charts';
import { useTranslation } from 'react-i18next';
import { noonOf } from './kpi-figures.ts';
import type { ReportGroup } from './report-range.ts';

/** Maximum readable number of bars; the table has the rest. */
const maxBars = 31;

export interface ReportChartProps {
  rows: readonly ReportRow[];
  figures: ReportFigures;
  group: ReportGroup;
  currency: Currency;
}

/** Revenue by day, game or agent. */
export function ReportChart({ rows, figures, group, currency }: ReportChartProps) {
  const { t } = useTranslation();
  const shown = rows.slice(0, maxBars);
  const byDay = group === 'day';
  return (
    <BarChart
      title={t(reportFigureKey(figures.drawn[0] ?? figures.lead))}
      level={2}
      format="money"
      currency={currency}
      xFormat={byDay ? 'date' : 'text'}
      xLabel={t(`admin.report.by.${group}`)}
      x={shown.map(({ key, label }) => (byDay ? noonOf(key) : label))}
      series={figures.drawn.map((figure) => ({
        id: figure,
        label: t(reportFigureKey(figure)),
        values: shown.map((row) => reportAmount(row, figure, currency)),
      }))}
    />
  );
}
