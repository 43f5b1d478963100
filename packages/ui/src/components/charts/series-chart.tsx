import { forwardRef, type ReactNode } from 'react';
import type { ChartProps } from './chart.types.ts';
import { ChartFrame, defaultHeight } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { hasFigures } from './chart-rows.ts';
import { ChartTable } from './chart-table.tsx';
import { usePlotId } from './plot.tsx';
import { useChartFormat } from './use-chart-format.ts';

/** Data of a drawing, the name of the picture, and its height in px. */
export type DrawingProps = ChartProps & { readonly name: string; readonly height: number };

interface SeriesChartProps extends ChartProps {
  /** Name of the component in class names. */
  kind: 'AreaChart' | 'BarChart' | 'LineChart';
  /** Sample of a series in the legend. */
  sample: 'line' | 'fill';
  drawing: (props: DrawingProps) => ReactNode;
}

/** Chart of series over one axis: a drawing, with its legend and its table. */
export const SeriesChart = forwardRef<HTMLElement, SeriesChartProps>(function SeriesChart(
  {
    kind,
    sample,
    drawing,
    x,
    series,
    xFormat,
    xLabel,
    format: figureFormat,
    currency,
    highlight,
    ...frame
  },
  ref,
) {
  const id = usePlotId();
  const data = { x, series, xFormat, xLabel, format: figureFormat, currency, highlight };
  const format = useChartFormat(data);
  const { title, height = defaultHeight } = frame;
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      kind={kind}
      isEmpty={!hasFigures(series)}
      legend={<ChartLegend series={series} sample={sample} id={id} />}
      table={<ChartTable {...data} title={title} format={format} />}
      picture={(name) => drawing({ ...data, title, name, height })}
    />
  );
});
