import { forwardRef } from 'react';
import { Line, LineChart as Base } from 'recharts';
import { axisTicks } from './axis-ticks.ts';
import type { ChartProps } from './chart.types.ts';
import { chartRows, hasMarker, type ChartRow } from './chart-rows.ts';
import { HighlightLine } from './highlight-line.tsx';
import { Plot, plotMargin, usePlotAxes, usePlotId, usePlotLabels } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { seriesLook, type SeriesLook } from './series-look.ts';
import { Marker } from './series-marks.tsx';
import { useChartFormat } from './use-chart-format.ts';

export interface LineChartProps extends ChartProps {
  /** Start of the value axis: zero, or below the minimum. Default `zero`. */
  floor?: 'zero' | 'lowest' | undefined;
}

interface DotProps {
  key?: React.Key | null | undefined;
  cx?: number | undefined;
  cy?: number | undefined;
  index?: number | undefined;
}

/** Draws markers at some points of a line. */
export const markersOf =
  (rows: readonly ChartRow[], order: number, count: number, look: SeriesLook) =>
  ({ cx, cy, index = -1 }: DotProps) => {
    const heights = rows.map((row) => row.heights[order] ?? null);
    if (cx === undefined || cy === undefined || !hasMarker(heights, index, order, count)) {
      return <g key={index} />;
    }
    return <Marker key={index} x={cx} y={cy} look={look} />;
  };

function Drawing({ name, height, floor, ...data }: LineChartProps & DrawingProps) {
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
    ticks: axisTicks(rows, { floor }),
  });
  return (
    <Plot height={height}>
      <Base data={rows} margin={plotMargin} {...labels}>
        {axes}
        <HighlightLine at={data.highlight} />
        {data.series.toReversed().map(({ id: key, label, tone }, back) => {
          const order = data.series.length - 1 - back;
          const look = seriesLook(order, tone);
          return (
            <Line
              key={key}
              name={label}
              dataKey={(row: ChartRow) => row.heights[order] ?? null}
              stroke={look.color}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={look.dash ?? '0'}
              dot={markersOf(rows, order, data.series.length, look)}
              activeDot={({ cx = 0, cy = 0 }: DotProps) => <Marker x={cx} y={cy} look={look} />}
              isAnimationActive={false}
            />
          );
        })}
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
