import type { ChartRow } from './chart-rows.ts';

/** Most steps of an axis of figures. */
const mostSteps = 5;

/** Figures nearer to each other than this are equal to the eye. */
const smallestRange = 1e-9;

/** Steps people count in, within one power of ten. */
const mantissas = [1, 2, 2.5, 5, 10] as const;

/** Takes the noise of a division away. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Smallest round step that parts a range into at most five; whole numbers stay whole. */
function roundStep(range: number, whole: boolean): number {
  const rough = range / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = mantissas
    .map((mantissa) => clean(mantissa * power))
    .find((candidate) => candidate >= clean(rough) && (!whole || Number.isInteger(candidate)));
  return step ?? Math.max(1, clean(10 * power));
}

export interface AxisOptions {
  /** Series lie on top of each other, so that each place is as high as their sum. */
  readonly stacked?: boolean | undefined;
  /** Where the axis begins: at zero, or at a round figure below the lowest. Default `zero`. */
  readonly floor?: 'zero' | 'lowest' | undefined;
}

/**
 * Round ticks that cover all figures, lowest first. The axis begins at zero unless an option says otherwise,
 * so that a length is a true measure.
 */
export function axisTicks(
  rows: readonly ChartRow[],
  { stacked = false, floor = 'zero' }: AxisOptions = {},
): number[] {
  const figures = rows.flatMap(({ heights }) => {
    const known = heights.filter((height) => height !== null);
    return stacked ? [known.reduce((sum, height) => sum + height, 0)] : known;
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
 * Room in px that the widest label of an axis takes. It is reckoned, not measured: so it is the same
 * on a server, before the page's font has come and after, and nothing moves when it comes.
 */
export function labelRoom(labels: readonly string[], fontPx: number): number {
  const width = (char: string) => charWidths.find(([chars]) => chars.test(char))?.[1] ?? digitWidth;
  const widths = labels.map((label) => [...label].reduce((sum, char) => sum + width(char), 0));
  return Math.ceil(Math.max(0, ...widths) * fontPx);
}
