import { useId, type ReactElement } from 'react';
import { CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useTextScale } from '../../primitives/use-text-scale.ts';
import { labelRoom } from './axis-ticks.ts';
import type { ChartData } from './chart.types.ts';
import { ChartTip } from './chart-tip.tsx';
import type { ChartFormat } from './use-chart-format.ts';
import * as S from './chart-frame.styles.ts';

/** Width in px if the page cannot be measured, as on a server. */
const unmeasuredWidth = 640;

/** Usual size of a tick's text in px, as its style has it, and its distance to the drawing. */
const tickFontPx = 12;
const tickMargin = 6;

/** Margins around the drawing, in px. */
export const plotMargin = { top: 8, right: 8, bottom: 0, left: 8 } as const;

/** Id that is valid inside `url(#…)`. */
export function usePlotId(): string {
  return `lobi-chart${useId().replaceAll(/[^\w-]/g, '')}`;
}

/** Measured margins of a drawing. */
export function Plot({ height, children }: { height: number; children: ReactElement }) {
  return (
    <S.Picture className="lobi-Chart-picture">
      <ResponsiveContainer
        width="100%"
        height="100%"
        initialDimension={{ width: unmeasuredWidth, height }}
      >
        {children}
      </ResponsiveContainer>
    </S.Picture>
  );
}

interface AxesProps extends Pick<ChartData, 'x' | 'series'> {
  format: ChartFormat;
  sample: 'line' | 'fill';
  id: string;
  highlight: string | undefined;
  /** Round ticks of the value axis, lowest first. */
  ticks: number[];
  /** Omits the value axis if each bar has its own text. */
  bare?: boolean | undefined;
}

interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value?: string };
}

/** Grid, axes, and the values of the position under the pointer. The x axis follows the page's direction. */
export function usePlotAxes({
  x,
  series,
  format,
  sample,
  id,
  highlight,
  ticks,
  bare = false,
}: AxesProps): ReactElement {
  const { dir } = useKit();
  const textScale = useTextScale();
  const isRtl = dir === 'rtl';
  return (
    <>
      {!bare && (
        <CartesianGrid
          vertical={false}
          stroke="var(--lobi-color-border-subtle)"
          strokeOpacity={0.7}
        />
      )}
      <XAxis
        dataKey="x"
        reversed={isRtl}
        tickLine={false}
        axisLine={{ stroke: 'var(--lobi-color-border-subtle)' }}
        tickMargin={8}
        minTickGap={16}
        interval="equidistantPreserveStart"
        height={28}
        tickFormatter={(xValue: string) => format.x(xValue)}
        padding={sample === 'line' ? { left: 8, right: 8 } : {}}
        tick={({ x: left = 0, y: top = 0, payload }: TickProps) => {
          const xValue = payload?.value ?? '';
          return (
            <text
              x={left}
              y={top}
              dy="0.71em"
              textAnchor="middle"
              className="recharts-cartesian-axis-tick-value lobi-Chart-tick"
              data-now={xValue === highlight ? '' : undefined}
            >
              {format.x(xValue)}
            </text>
          );
        }}
      />
      <YAxis
        hide={bare}
        orientation={isRtl ? 'right' : 'left'}
        width={labelRoom(ticks.map(format.tick), tickFontPx * textScale) + tickMargin}
        tickLine={false}
        tickSize={0}
        axisLine={false}
        tickMargin={tickMargin}
        ticks={ticks}
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
        tickFormatter={(figure: number) => format.tick(figure)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={
          sample === 'line'
            ? { stroke: 'var(--lobi-color-border-control)', strokeDasharray: '2 3' }
            : { fill: 'var(--lobi-veil)' }
        }
        content={(point) => (
          <ChartTip point={point} x={x} series={series} format={format} sample={sample} id={id} />
        )}
      />
    </>
  );
}
