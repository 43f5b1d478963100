/** Size of the drawing in units of its view box; it is stretched to its container. */
export const sparklineBox = { width: 100, height: 28, inset: 2 } as const;

/** Paths of a sparkline. */
export interface SparklineDrawing {
  /** Path data of the line; breaks at missing values. */
  readonly line: string;
  /** Path data of the area below the line, for each unbroken segment. */
  readonly ground: string;
  /** Position of the last point. */
  readonly end: readonly [x: number, y: number];
}

const short = (value: number): number => Math.round(value * 100) / 100;

/**
 * Draws values from left to right, the highest at the top. Equal values draw a line through the middle.
 * `undefined` without values.
 */
export function sparklinePath(points: readonly (number | null)[]): SparklineDrawing | undefined {
  const { width, height, inset } = sparklineBox;
  const presentPoints = points.filter((point) => point !== null);
  if (presentPoints.length === 0) return undefined;
  const lowest = Math.min(...presentPoints);
  const range = Math.max(...presentPoints) - lowest;
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
    // A single value is drawn as a short dash.
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
