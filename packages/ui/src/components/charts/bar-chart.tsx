import { forwardRef } from 'react';
import { Bar, BarChart as Base, LabelList, Rectangle, type BarShapeProps } from 'recharts';
import { useLargeText } from '../../primitives/use-media-query.ts';
import { axisTicks } from './axis-ticks.ts';
import type { ChartProps } from './chart.types.ts';
import { chartRows, type ChartRow } from './chart-rows.ts';
import { Plot, plotMargin, usePlotAxes, usePlotId, usePlotLabels } from './plot.tsx';
import { SeriesChart, type DrawingProps } from './series-chart.tsx';
import { seriesLook } from './series-look.ts';
import { HatchPattern, hatchFill } from './series-marks.tsx';
import { useChartFormat } from './use-chart-format.ts';

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
  name,
  height,
  stacked = false,
  showFigures: wantsFigures = false,
  ...data
}: BarChartProps & DrawingProps) {
  const id = usePlotId();
  const format = useChartFormat(data);
  const { highlight } = data;
  const isLarge = useLargeText();
  const showFigures = wantsFigures && !isLarge;
  const rows = chartRows(data);
  const axes = usePlotAxes({
    ...data,
    format,
    sample: 'fill',
    id,
    highlight,
    ticks: axisTicks(rows, { stacked }),
    bare: showFigures,
  });
  const labels = usePlotLabels(name);
  const last = data.series.length - 1;
  return (
    <Plot height={height}>
      <Base
        data={rows}
        margin={showFigures ? { ...plotMargin, top: 22 } : plotMargin}
        barCategoryGap={data.series.length > 1 && !stacked ? '22%' : '16%'}
        barGap={2}
        maxBarSize={56}
        {...labels}
      >
        <defs>
          {data.series.map(({ id: key, tone }, index) => (
            <HatchPattern key={key} id={`${id}-${index}`} look={seriesLook(index, tone)} />
          ))}
        </defs>
        {axes}
        {data.series.map(({ id: key, label, tone }, index) => (
          <Bar
            key={key}
            name={label}
            dataKey={(row: ChartRow) => row.heights[index] ?? null}
            fill={hatchFill(`${id}-${index}`, seriesLook(index, tone))}
            {...(stacked ? { stackId: 'all' } : {})}
            isAnimationActive={false}
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
                radius={stacked && index < last ? 0 : [...corners]}
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
