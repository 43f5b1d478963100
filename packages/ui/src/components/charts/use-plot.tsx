import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { axisTicks, type AxisOptions } from './axis-ticks.ts';
import { chartRows, hasMarker, type ChartRow } from './chart-rows.ts';
import { plotMargin, usePlotAxes, usePlotId } from './plot.tsx';
import type { DrawingProps } from './series-chart.tsx';
import { seriesLook } from './series-look.ts';
import { Marker } from './series-marks.tsx';
import { useChartFormat } from './use-chart-format.ts';

interface PlotOptions extends AxisOptions {
  /** Whether the series are drawn as lines or as filled shapes. */
  readonly sample: 'line' | 'fill';
  /** Omits the value axis if each bar has its own text. */
  readonly bare?: boolean | undefined;
}

type SeriesPlot = ReturnType<typeof usePlot>;

/** Parts of a drawing with two axes: properties of the root, axes, and the properties of each series. */
export function usePlot({ name, ...data }: DrawingProps, { sample, bare, ...axis }: PlotOptions) {
  const { display } = useMessages();
  const id = usePlotId();
  const format = useChartFormat(data);
  const rows = chartRows(data);
  const { highlight } = data;
  const ticks = axisTicks(rows, axis);
  return {
    id,
    format,
    root: {
      data: rows,
      margin: plotMargin,
      'aria-label': name,
      'aria-description': display.chartKeys,
    },
    axes: usePlotAxes({ ...data, format, sample, id, highlight, ticks, bare }),
    series: data.series.map(({ id: seriesId, label, tone }, order) => ({
      id: seriesId,
      order,
      look: seriesLook(order, tone),
      shape: {
        name: label,
        dataKey: ({ heights }: ChartRow) => heights[order] ?? null,
        isAnimationActive: false,
      },
    })),
  };
}

interface DotProps {
  cx?: number | undefined;
  cy?: number | undefined;
  index?: number | undefined;
}

/** Returns the properties of one series' line: colour, dash, and markers at some of its points. */
export function lineProps(
  { order, look, shape }: SeriesPlot['series'][number],
  { root, series }: SeriesPlot,
) {
  const heights = root.data.map(shape.dataKey);
  return {
    ...shape,
    stroke: look.color,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeDasharray: look.dash ?? '0',
    dot: ({ cx, cy, index = -1 }: DotProps) =>
      cx === undefined || cy === undefined || !hasMarker(heights, index, order, series.length) ? (
        <g key={index} />
      ) : (
        <Marker key={index} x={cx} y={cy} look={look} />
      ),
    activeDot: ({ cx = 0, cy = 0 }: DotProps) => <Marker x={cx} y={cy} look={look} />,
  } as const;
}
