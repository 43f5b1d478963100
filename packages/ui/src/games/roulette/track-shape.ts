import { wheelOrder } from './wheel.ts';

/** Size of a racetrack in px: two half circles joined by straight lines. */
export interface TrackSize {
  readonly width: number;
  readonly height: number;
  /** Depth of the ring of pockets. */
  readonly ring: number;
}

/** Field of a pocket: its outline as an SVG path, and the centre of its number. */
export interface TrackField {
  readonly pocket: number;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

/**
 * Point at a distance along the centre line of the ring, clockwise from the right end, `out` px outside it.
 */
function pointAt({ width, height, ring }: TrackSize, distance: number, out: number): Point {
  const radius = (height - ring) / 2;
  const straight = width - height;
  const half = Math.PI * radius;
  const all = 2 * straight + 2 * half;
  const [left, right, middle] = [height / 2, width - height / 2, height / 2];
  const reach = radius + out;
  const at = ((distance % all) + all) % all;
  const onCircle = (centre: number, angle: number): Point => [
    centre + reach * Math.cos(angle),
    middle + reach * Math.sin(angle),
  ];
  if (at < half / 2) return onCircle(right, at / radius);
  if (at < half / 2 + straight) return [right - (at - half / 2), middle + reach];
  if (at < half * 1.5 + straight) return onCircle(left, (at - straight) / radius);
  if (at < half * 1.5 + 2 * straight) return [left + (at - half * 1.5 - straight), middle - reach];
  return onCircle(right, (at - 2 * straight) / radius);
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Number of segments of an outline, enough for a round end. */
const parts = 8;

/** Fields of all pockets, equally long, with zero at the right end. */
export function trackFields(size: TrackSize): TrackField[] {
  const { width, height, ring } = size;
  const all = 2 * (width - height) + Math.PI * (height - ring);
  const length = all / wheelOrder.length;
  return wheelOrder.map((pocket, index) => {
    const from = (index - 0.5) * length;
    const edge = (out: number): Point[] =>
      Array.from({ length: parts + 1 }, (_, part) =>
        pointAt(size, from + (part / parts) * length, out),
      );
    const outline = [...edge(ring / 2), ...edge(-ring / 2).toReversed()];
    const [x, y] = pointAt(size, index * length, 0);
    return { pocket, path: `M${outline.map(written).join('L')}Z`, x, y };
  });
}
