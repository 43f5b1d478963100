'use client';

export {
  AreaChart,
  BarChart,
  DonutChart,
  LineChart,
  type AreaChartProps,
  type BarChartProps,
  type ChartData,
  type ChartFrameProps,
  type ChartProps,
  type ChartSeries,
  type ChartView,
  type ChartXFormat,
  type DonutChartProps,
  type DonutPart,
  type LineChartProps,
  type SeriesTone,
} from './components/charts/index.ts';
