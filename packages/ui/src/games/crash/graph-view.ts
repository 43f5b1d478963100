/** Range of time and multiples that the graph shows. */
export interface GraphView {
  /** Milliseconds from the left edge to the right. */
  readonly spanMs: number;
  /** Multiples from the ground to the top: 1 to this. */
  readonly top: number;
}

/** Position of the tip at most, as shares of width and height. */
const tip = { x: 0.82, y: 0.74 } as const;

/** The view that keeps the tip in sight: it stands still at first, then grows with the flight. */
export const graphView = (elapsedMs: number, multiple: number): GraphView => ({
  spanMs: Math.max(10_000, elapsedMs / tip.x),
  top: 1 + Math.max(0.8, (multiple - 1) / tip.y),
});

/** Steps in which people count, as parts of a power of ten. */
const mantissas = [1, 2, 5, 10] as const;

/**
 * Round values for the marks of an axis, above `from` and below `to`, at most `most` of them.
 * @example axisMarks(1, 5.9, 5) // [2, 3, 4, 5]
 */
export function axisMarks(from: number, to: number, most: number): readonly number[] {
  const least = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (mantissas.find((mantissa) => mantissa * power >= least) ?? 10);
  const first = Math.floor(from / step + 1e-9) + 1;
  const last = Math.ceil(to / step - 1e-9) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
