import { forwardRef } from 'react';
import { Area, AreaChart as Base } from 'recharts';
import type { ChartProps } from './chart.types.ts';
import { HighlightLine } from './highlight-line.tsx';
import { Plot } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { HatchPattern, hatchFill } from './series-marks.tsx';
import { lineProps, usePlot } from './use-plot.tsx';

export interface AreaChartProps extends ChartProps {
  /** Stacks the series: parts of a whole over time. Default false. */
  stacked?: boolean | undefined;
}

function Drawing({ stacked = false, ...data }: AreaChartProps & DrawingProps) {
  const plot = usePlot(data, { sample: 'line', stacked });
  const { id, series } = plot;
  // Stacked series are painted from the axis up, others with the first one on top.
  const painted = stacked ? series : series.toReversed();
  return (
    <Plot height={data.height}>
      <Base {...plot.root}>
        <defs>
          {series.map(({ order, look }) =>
            stacked ? (
              <HatchPattern key={order} id={`${id}-${order}`} look={look} />
            ) : (
              <linearGradient key={order} id={`${id}-${order}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={look.color} stopOpacity={order === 0 ? 0.34 : 0.1} />
                <stop offset="1" stopColor={look.color} stopOpacity={0.02} />
              </linearGradient>
            ),
          )}
        </defs>
        {plot.axes}
        <HighlightLine at={data.highlight} />
        {painted.map((one) => {
          const line = lineProps(one, plot);
          const fill = `${id}-${one.order}`;
          return (
            <Area
              {...line}
              key={one.id}
              {...(stacked ? { stackId: 'all' } : {})}
              fill={stacked ? hatchFill(fill, one.look) : `url(#${fill})`}
              fillOpacity={stacked && one.look.hatch === 'solid' ? 0.5 : 1}
              dot={stacked ? false : line.dot}
            />
          );
        })}
      </Base>
    </Plot>
  );
}

/**
 * An amount over time: one filled area, with others as lines, or stacked parts of a whole.
 * @example <AreaChart title="GGR per jam" x={hours} xFormat="time" format="money" series={[today,
 *   yesterday]} />
 */
export const AreaChart = forwardRef<HTMLElement, AreaChartProps>(function AreaChart(
  { stacked, ...chart },
  ref,
) {
  return (
    <SeriesChart
      {...chart}
      ref={ref}
      kind="AreaChart"
      sample={stacked ? 'fill' : 'line'}
      drawing={(data) => <Drawing {...data} stacked={stacked} />}
    />
  );
});
