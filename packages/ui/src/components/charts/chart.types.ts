import type { HTMLAttributes, ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import type { Figure, FigureFormat } from '../num/format-figure.ts';
import type { SeriesTone } from './series-look.ts';

/** Format of the x values; all except `text` are ISO 8601 timestamps. */
export type ChartXFormat = 'text' | 'time' | 'weekday' | 'day' | 'date' | 'month';

/** One series of figures, drawn as a line or as bars. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** A value for every position along the axis; `null` if there is none. Decimal text for money. */
  readonly values: readonly Figure[];
  /** A colour with a meaning; default the next of the palette. `muted` is for the background. */
  readonly tone?: SeriesTone | undefined;
}

/** Data of a chart, as a table. */
export interface ChartData {
  /** Values of the x axis, in order: ISO 8601 timestamps, or text. */
  readonly x: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Default `text`. */
  readonly xFormat?: ChartXFormat | undefined;
  /** Heading of the first column of the table; default "Waktu". */
  readonly xLabel?: string | undefined;
  /** Default `number`. */
  readonly format?: FigureFormat | undefined;
  /** ISO 4217 code for `money`; default the kit's currency. */
  readonly currency?: string | undefined;
}

/** Drawing or table. */
export type ChartView = 'picture' | 'table';

/** Properties of every chart's frame. */
export interface ChartFrameProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'onError'
> {
  /** Title of the chart, e.g. "GGR per jam"; the name of the figure. */
  title: string;
  /** One line below the title: the unit, the period. */
  description?: ReactNode;
  /** Heading level of the title; default 3. */
  level?: HeadingLevel | undefined;
  /** Height of the drawing in px; default 240. */
  height?: number | undefined;
  /** Controls beside the title, before the table toggle. */
  actions?: ReactNode;
  /** Shown below the drawing, e.g. sums or a link. */
  footer?: ReactNode;
  /** Default `card`, a panel; `plain` inside one. */
  frame?: 'card' | 'plain' | undefined;
  /** Whether data are loading. */
  loading?: boolean | undefined;
  /** Error text; `true` shows the default one. */
  error?: ReactNode | boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Text shown instead of an empty drawing. */
  empty?: ReactNode;
  view?: ChartView | undefined;
  /** Default `picture`. */
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
}

/** Properties of every chart with two axes. */
export interface ChartProps extends ChartData, ChartFrameProps {
  /** One position on the axis to highlight, e.g. now or today; one of `x`. */
  highlight?: string | undefined;
}
