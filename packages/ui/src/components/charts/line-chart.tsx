import { forwardRef } from 'react';
import { Line, LineChart as Base } from 'recharts';
import type { ChartProps } from './chart.types.ts';
import { HighlightLine } from './highlight-line.tsx';
import { Plot } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { lineProps, usePlot } from './use-plot.tsx';

export interface LineChartProps extends ChartProps {
  /** Start of the value axis: zero, or below the minimum. Default `zero`. */
  floor?: 'zero' | 'lowest' | undefined;
}

function Drawing({ floor, ...data }: LineChartProps & DrawingProps) {
  const plot = usePlot(data, { sample: 'line', floor });
  return (
    <Plot height={data.height}>
      <Base {...plot.root}>
        {plot.axes}
        <HighlightLine at={data.highlight} />
        {plot.series.toReversed().map((one) => (
          <Line {...lineProps(one, plot)} key={one.id} />
        ))}
      </Base>
    </Plot>
  );
}

/**
 * Figures over time as lines. Series differ in colour, dash and marker.
 * @example <LineChart title="GGR per jam" x={hours} xFormat="time" series={[{ id: 'now', label: 'Hari
 *   ini', values }]} />
 */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
  { floor, ...chart },
  ref,
) {
  return (
    <SeriesChart
      {...chart}
      ref={ref}
      kind="LineChart"
      sample="line"
      drawing={(data) => <Drawing {...data} floor={floor} />}
    />
  );
});
