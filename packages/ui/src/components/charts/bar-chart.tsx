import { forwardRef } from 'react';
import { Bar, BarChart as Base, LabelList, Rectangle, type BarShapeProps } from 'recharts';
import { useLargeText } from '../../primitives/use-media-query.ts';
import type { ChartProps } from './chart.types.ts';
import type { ChartRow } from './chart-rows.ts';
import { Plot, plotMargin } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { HatchPattern, hatchFill } from './series-marks.tsx';
import { usePlot } from './use-plot.tsx';

export interface BarChartProps extends ChartProps {
  /** Stacks the series: parts of a whole. Default false: side by side. */
  stacked?: boolean | undefined;
  /**
   * Shows each figure above its bar, in short form; for few bars of one series. Large text has no room above a
   * bar, so that the value axis is shown instead. Default false.
   */
  showFigures?: boolean | undefined;
}

/** Bars other than the highlighted one. */
const fadedOpacity = 0.5;

const corners = [4, 4, 0, 0] as const;

function Drawing({
  stacked = false,
  showFigures: wantsFigures = false,
  ...data
}: BarChartProps & DrawingProps) {
  const isLarge = useLargeText();
  const showFigures = wantsFigures && !isLarge;
  const { id, format, axes, series, root } = usePlot(data, {
    sample: 'fill',
    stacked,
    bare: showFigures,
  });
  const { height, highlight } = data;
  const last = series.length - 1;
  return (
    <Plot height={height}>
      <Base
        {...root}
        margin={showFigures ? { ...plotMargin, top: 22 } : plotMargin}
        barCategoryGap={series.length > 1 && !stacked ? '22%' : '16%'}
        barGap={2}
        maxBarSize={56}
      >
        <defs>
          {series.map(({ id: key, order, look }) => (
            <HatchPattern key={key} id={`${id}-${order}`} look={look} />
          ))}
        </defs>
        {axes}
        {series.map(({ id: key, order, look, shape }) => (
          <Bar
            {...shape}
            key={key}
            fill={hatchFill(`${id}-${order}`, look)}
            {...(stacked ? { stackId: 'all' } : {})}
            shape={({ x, y, width, height: tall, fill, payload }: BarShapeProps) => (
              <Rectangle
                x={x}
                y={y}
                width={width}
                height={tall}
                fill={fill ?? 'none'}
                fillOpacity={
                  highlight === undefined || (payload as ChartRow).x === highlight
                    ? 1
                    : fadedOpacity
                }
                radius={stacked && order < last ? 0 : [...corners]}
              />
            )}
          >
            {showFigures && (
              <LabelList
                position="top"
                offset={6}
                className="recharts-cartesian-axis-tick-value"
                formatter={(figure) => (figure === null ? '' : format.tick(Number(figure)))}
              />
            )}
          </Bar>
        ))}
      </Base>
    </Plot>
  );
}

/**
 * Values of days, places or categories as bars. Series differ in colour and hatching.
 * @example <BarChart title="Arus dana" x={days} xFormat="weekday" format="money" series={[deposits, withdrawals]} />
 */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  { stacked, showFigures, ...chart },
  ref,
) {
  return (
    <SeriesChart
      {...chart}
      ref={ref}
      kind="BarChart"
      sample="fill"
      drawing={(data) => <Drawing {...data} stacked={stacked} showFigures={showFigures} />}
    />
  );
});
