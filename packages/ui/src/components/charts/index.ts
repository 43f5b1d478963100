export { AreaChart, type AreaChartProps } from './area-chart.tsx';
export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type {
  ChartData,
  ChartFrameProps,
  ChartProps,
  ChartSeries,
  ChartView,
  ChartXFormat,
} from './chart.types.ts';
export { DonutChart, type DonutChartProps } from './donut-chart.tsx';
export type { DonutPart } from './donut-parts.ts';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { SeriesTone } from './series-look.ts';
