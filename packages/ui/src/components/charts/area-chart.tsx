import { forwardRef } from 'react';
import { Area, AreaChart as Base } from 'recharts';
import { axisTicks } from './axis-ticks.ts';
import type { ChartProps } from './chart.types.ts';
import { chartRows, type ChartRow } from './chart-rows.ts';
import { HighlightLine } from './highlight-line.tsx';
import { markersOf } from './line-chart.tsx';
import { Plot, plotMargin, usePlotAxes, usePlotId, usePlotLabels } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { seriesLook } from './series-look.ts';
import { HatchPattern, hatchFill, Marker } from './series-marks.tsx';
import { useChartFormat } from './use-chart-format.ts';

export interface AreaChartProps extends ChartProps {
  /** Stacks the series: parts of a whole over time. Default false. */
  stacked?: boolean | undefined;
}

interface PointProps {
  cx?: number | undefined;
  cy?: number | undefined;
}

function Drawing({ name, height, stacked = false, ...data }: AreaChartProps & DrawingProps) {
  const id = usePlotId();
  const format = useChartFormat(data);
  const labels = usePlotLabels(name);
  const rows = chartRows(data);
  const axes = usePlotAxes({
    ...data,
    format,
    sample: 'line',
    id,
    highlight: data.highlight,
    ticks: axisTicks(rows, { stacked }),
  });
  const looks = data.series.map(({ tone }, order) => seriesLook(order, tone));
  // Stacked series are painted from the axis up, others with the first one on top.
  const order = data.series.map((_, index) => index);
  const painted = stacked ? order : order.toReversed();
  return (
    <Plot height={height}>
      <Base data={rows} margin={plotMargin} {...labels}>
        <defs>
          {looks.map((look, index) =>
            stacked ? (
              <HatchPattern key={index} id={`${id}-${index}`} look={look} />
            ) : (
              <linearGradient key={index} id={`${id}-${index}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={look.color} stopOpacity={index === 0 ? 0.34 : 0.1} />
                <stop offset="1" stopColor={look.color} stopOpacity={0.02} />
              </linearGradient>
            ),
          )}
        </defs>
        {axes}
        <HighlightLine at={data.highlight} />
        {painted.map((index) => {
          const look = looks[index] ?? seriesLook(index);
          return (
            <Area
              key={data.series[index]?.id}
              name={data.series[index]?.label ?? ''}
              dataKey={(row: ChartRow) => row.heights[index] ?? null}
              {...(stacked ? { stackId: 'all' } : {})}
              stroke={look.color}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={look.dash ?? '0'}
              fill={stacked ? hatchFill(`${id}-${index}`, look) : `url(#${id}-${index})`}
              fillOpacity={stacked && look.hatch === 'solid' ? 0.5 : 1}
              dot={stacked ? false : markersOf(rows, index, data.series.length, look)}
              activeDot={({ cx = 0, cy = 0 }: PointProps) => <Marker x={cx} y={cy} look={look} />}
              isAnimationActive={false}
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
