/** Range of time and multiples that the graph shows. */
export interface GraphView {
  /** Milliseconds from the left edge to the right. */
  readonly spanMs: number;
  /** Multiple at the top; the bottom is 1. */
  readonly top: number;
}

/** Maximum position of the tip, as shares of width and height. */
export const maximumTip = { x: 0.82, y: 0.74 } as const;

/** The range that keeps the tip visible: fixed at first, then growing with the curve. */
export const graphView = (elapsedMs: number, multiple: number): GraphView => ({
  spanMs: Math.max(10_000, elapsedMs / maximumTip.x),
  top: 1 + Math.max(0.8, (multiple - 1) / maximumTip.y),
});

/** Round steps, as parts of a power of ten. */
const mantissas = [1, 2, 5, 10] as const;

/**
 * Round values for the marks of an axis, above `from` and below `to`, at most `maximum` of them.
 * @example axisMarks(1, 5.9, 5) // [2, 3, 4, 5]
 */
export function axisMarks(from: number, to: number, maximum: number): readonly number[] {
  const minimumStep = (to - from) / maximum;
  const power = 10 ** Math.floor(Math.log10(minimumStep));
  const step = power * (mantissas.find((mantissa) => mantissa * power >= minimumStep) ?? 10);
  const first = Math.floor(from / step + 1e-9) + 1;
  const last = Math.ceil(to / step - 1e-9) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
