import { AreaChart, BarChart, LineChart } from '@lobi/ui/charts';
import { useTranslation } from 'react-i18next';
import { noonOf, type FigureName, type OfficeFigures } from './kpi-figures.ts';

/** Maximum number of days that are legible as bars on a phone. */
const flowDays = 7;

const heights = { tall: 252, plain: 220 } as const;

function useDays({ currency, days }: Pick<OfficeFigures, 'currency' | 'days'>) {
  const { t } = useTranslation();
  return (rows: OfficeFigures['days'], names: readonly FigureName[]) => ({
    x: rows.map(({ date }) => noonOf(date)),
    xLabel: t('admin.report.by.day'),
    currency,
    highlight: days.at(-1) && noonOf(days.at(-1)?.date ?? ''),
    series: names.map((name) => ({
      id: name,
      label: t(`admin.figure.${name}`),
      values: rows.map((row) => row[name]),
    })),
  });
}

export interface DayChartProps {
  figures: Pick<OfficeFigures, 'currency' | 'days'>;
}

/** Gross gaming revenue of the house and the agents, day by day. */
export function GgrChart({ figures }: DayChartProps) {
  const { t } = useTranslation();
  const of = useDays(figures);
  return (
    <AreaChart
      {...of(figures.days, ['ggr'])}
      title={t('admin.chart.ggr')}
      description={t('admin.chart.ggrNote')}
      level={2}
      xFormat="date"
      format="money"
      height={heights.tall}
    />
  );
}

/** Deposits compared with withdrawals. */
export function FlowChart({ figures }: DayChartProps) {
  const { t } = useTranslation();
  const of = useDays(figures);
  return (
    <BarChart
      {...of(figures.days.slice(-flowDays), ['deposits', 'withdrawals'])}
      title={t('admin.chart.flow')}
      description={t('admin.chart.flowNote', { days: flowDays })}
      level={2}
      xFormat="weekday"
      format="money"
      height={heights.tall}
    />
  );
}

/** Turnover compared with payouts. */
export function TurnoverChart({ figures }: DayChartProps) {
  const { t } = useTranslation();
  const of = useDays(figures);
  return (
    <LineChart
      {...of(figures.days, ['turnover', 'payout'])}
      title={t('admin.chart.turnover')}
      level={2}
      xFormat="date"
      format="money"
      height={heights.plain}
    />
  );
}

/** Players who placed a bet. */
export function PlayersChart({ figures }: DayChartProps) {
  const { t } = useTranslation();
  const of = useDays(figures);
  return (
    <LineChart
      {...of(figures.days, ['activePlayers'])}
      title={t('admin.figure.activePlayers')}
      level={2}
      xFormat="date"
      height={heights.plain}
    />
  );
}
