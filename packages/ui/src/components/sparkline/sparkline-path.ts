/** Size of the drawing in its own units; it is stretched to its box. */
export const sparklineBox = { width: 100, height: 28, inset: 2 } as const;

/** Drawing of a row of figures. */
export interface SparklineDrawing {
  /** Path data of the line; breaks where a figure is missing. */
  readonly line: string;
  /** Path data of the ground below the line, for each unbroken piece. */
  readonly ground: string;
  /** Place of the last figure. */
  readonly end: readonly [x: number, y: number];
}

const short = (value: number): number => Math.round(value * 100) / 100;

/**
 * Draws figures from left to right, the highest at the top. All equal draws a line through the
 * middle. `undefined` when there is no figure at all.
 */
export function sparklinePath(points: readonly (number | null)[]): SparklineDrawing | undefined {
  const { width, height, inset } = sparklineBox;
  const known = points.filter((point) => point !== null);
  if (known.length === 0) return undefined;
  const lowest = Math.min(...known);
  const range = Math.max(...known) - lowest;
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const yOf = (value: number): number =>
    range === 0 ? height / 2 : height - inset - ((value - lowest) / range) * (height - 2 * inset);

  const pieces: [x: number, y: number][][] = [];
  let open: [number, number][] | undefined;
  points.forEach((point, index) => {
    if (point === null) {
      open = undefined;
      return;
    }
    if (!open) pieces.push((open = []));
    open.push([short(index * step), short(yOf(point))]);
  });
  const paths = pieces.map((piece) => {
    const [first = [0, 0]] = piece;
    // A lone figure still shows, as a short dash.
    const drawn = piece.length === 1 ? [...piece, [first[0] + 1, first[1]]] : piece;
    return { line: `M${drawn.map(([x, y]) => `${x} ${y}`).join('L')}`, piece };
  });
  const last = pieces.at(-1)?.at(-1) ?? [0, 0];
  return {
    line: paths.map(({ line }) => line).join(''),
    ground: paths
      .filter(({ piece }) => piece.length > 1)
      .map(({ line, piece }) => `${line}V${height}H${piece[0]?.[0] ?? 0}Z`)
      .join(''),
    end: [last[0], last[1]],
  };
}
