import type { HTMLAttributes, ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import type { Figure, FigureFormat } from '../num/format-figure.ts';
import type { SeriesTone } from './series-look.ts';

/** How the places along the axis are written; all but `text` are moments in ISO 8601. */
export type ChartXFormat = 'text' | 'time' | 'weekday' | 'day' | 'date' | 'month';

/** One row of figures, drawn as one line or one kind of bar. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** A figure for every place along the axis; `null` where there is none. Decimal text for money. */
  readonly values: readonly Figure[];
  /** A colour with a meaning of its own; default the next of the palette. `muted` steps back. */
  readonly tone?: SeriesTone | undefined;
}

/** Data of a chart, as a table. */
export interface ChartData {
  /** Places along the axis, in order: moments in ISO 8601, or words. */
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

/** Picture or table. */
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
  /** Rank of the title in the outline; default 3. */
  level?: HeadingLevel | undefined;
  /** Height of the picture in px; default 240. */
  height?: number | undefined;
  /** Controls beside the title, before the switch to the table. */
  actions?: ReactNode;
  /** Below the picture: sums, a link. */
  footer?: ReactNode;
  /** Default `card`, a panel; `plain` inside one. */
  frame?: 'card' | 'plain' | undefined;
  /** Data are loading. */
  loading?: boolean | undefined;
  /** Why there are none; `true` gives the usual words. */
  error?: ReactNode | boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Words instead of an empty picture. */
  empty?: ReactNode;
  view?: ChartView | undefined;
  /** Default `picture`. */
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
}

/** Properties of every chart with two axes. */
export interface ChartProps extends ChartData, ChartFrameProps {
  /** One place along the axis to bring forward, e.g. now or today; one of `x`. */
  highlight?: string | undefined;
}
