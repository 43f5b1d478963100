export { KpiRow, type KpiItem, type KpiRowProps } from './kpi-row.tsx';
export { StatCard, type StatCardProps } from './stat-card.tsx';
export type { StatFigure } from './stat.tsx';
export { readTrend, type GoodDirection, type Trend, type TrendDirection } from './trend.ts';
