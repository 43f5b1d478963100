import type { ChartRow } from './chart-rows.ts';

/** Maximum number of steps of a value axis. */
const maxSteps = 5;

/** Values closer to each other than this are treated as equal. */
const smallestRange = 1e-9;

/** Round steps within one power of ten. */
const mantissas = [1, 2, 2.5, 5, 10] as const;

/** Removes the rounding error of a division. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Smallest round step that divides a range into at most five; integers stay integers. */
function roundStep(range: number, whole: boolean): number {
  const rough = range / maxSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = mantissas
    .map((mantissa) => clean(mantissa * power))
    .find((candidate) => candidate >= clean(rough) && (!whole || Number.isInteger(candidate)));
  return step ?? Math.max(1, clean(10 * power));
}

export interface AxisOptions {
  /** Whether series are stacked, so that each position is as high as their sum. */
  readonly stacked?: boolean | undefined;
  /** Start of the axis: zero, or a round figure below the minimum. Default `zero`. */
  readonly floor?: 'zero' | 'lowest' | undefined;
}

/**
 * Round ticks that cover all figures, lowest first. The axis begins at zero by default, so that lengths
 * are comparable.
 */
export function axisTicks(
  rows: readonly ChartRow[],
  { stacked = false, floor = 'zero' }: AxisOptions = {},
): number[] {
  const figures = rows.flatMap(({ heights }) => {
    const presentHeights = heights.filter((height) => height !== null);
    return stacked ? [presentHeights.reduce((sum, height) => sum + height, 0)] : presentHeights;
  });
  const low = Math.min(...figures, floor === 'zero' ? 0 : Number.POSITIVE_INFINITY);
  const high = Math.max(...figures, floor === 'zero' ? 0 : Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  if (high - low < smallestRange) {
    return high < smallestRange && low > -smallestRange
      ? [0, 1]
      : [Math.min(0, low), Math.max(0, high)];
  }
  const whole = figures.every((figure) => Number.isInteger(figure));
  const step = roundStep(high - low, whole);
  const first = Math.floor(clean(low / step));
  const last = Math.ceil(clean(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

/** Widths of a label's characters in em, the first that matches; all others are as wide as a digit. */
const charWidths: readonly (readonly [RegExp, number])[] = [
  [/[.,\s'’]/u, 0.3],
  [/[mwMW%]/u, 0.9],
  [/[\u2E80-\uFFEF]/u, 1],
];
const digitWidth = 0.62;

/**
 * Width in px of the widest label of an axis. It is calculated, not measured, so that it is the same on
 * a server and before the page's font has loaded, and the layout never shifts.
 */
export function labelRoom(labels: readonly string[], fontPx: number): number {
  const width = (char: string) => charWidths.find(([chars]) => chars.test(char))?.[1] ?? digitWidth;
  const widths = labels.map((label) => [...label].reduce((sum, char) => sum + width(char), 0));
  return Math.ceil(Math.max(0, ...widths) * fontPx);
}
