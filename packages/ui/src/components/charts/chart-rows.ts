import type { Figure } from '../num/format-figure.ts';
import type { ChartData, ChartSeries } from './chart.types.ts';

/** One position with the heights of all series, for drawing only. */
export interface ChartRow {
  readonly x: string;
  readonly heights: readonly (number | null)[];
}

/** Height of a value; an invalid number has none. */
export function heightOf(figure: Figure | undefined): number | null {
  if (figure === null || figure === undefined || figure === '') return null;
  const height = Number(figure);
  return Number.isFinite(height) ? height : null;
}

/** The table turned into rows; a series that is too short ends early. */
export function chartRows({ x, series }: Pick<ChartData, 'x' | 'series'>): ChartRow[] {
  return x.map((xValue, index) => ({
    x: xValue,
    heights: series.map(({ values }) => heightOf(values[index])),
  }));
}

/** Whether there are any data. */
export function hasFigures(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((figure) => heightOf(figure) !== null));
}

/** Maximum number of markers on a line; more would hide it. */
const markersPerLine = 6;

/**
 * Whether a point of a line gets a marker: a single line only at its end, several at offset positions,
 * and each at its end.
 */
export function hasMarker(
  heights: readonly (number | null)[],
  index: number,
  order: number,
  seriesCount: number,
): boolean {
  if (heights[index] === null || heights[index] === undefined) return false;
  if (index === heights.findLastIndex((height) => height !== null)) return true;
  if (seriesCount === 1) return false;
  const step = Math.max(1, Math.ceil(heights.length / markersPerLine));
  return index % step === (order * Math.ceil(step / seriesCount)) % step;
}
