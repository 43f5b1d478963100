import type { Point } from './cast.ts';

/** A direction on the screen, independent of the direction of reading. */
export interface Direction {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Directions of the arrow keys, by `KeyboardEvent.key`. */
export const directions: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance that counts as a step, as a share of the pond: less is the same position. */
const minimumStep = 0.001;

/**
 * Weight of the distance across the direction: sideways the aim passes every fish in turn, upwards and downwards
 * it stays in its column.
 */
const acrossWeight = ({ x }: Direction): number => (x === 0 ? 1 : 0.01);

/**
 * Returns the nearest point in a direction, as seen from `from`, or from the opposite edge without one;
 * `undefined` if there is none. Positions are shares of the pond.
 * @source ours
 */
export function nextInDirection<Found extends Point>(
  points: readonly Found[],
  from: Point | undefined,
  direction: Direction,
): Found | undefined {
  const { x, y } = from ?? { x: 0.5 - direction.x, y: direction.y === 0 ? 0 : 0.5 - direction.y };
  const weight = acrossWeight(direction);
  let nearest: { readonly point: Found; readonly cost: number } | undefined;
  for (const point of points) {
    const along = (point.x - x) * direction.x + (point.y - y) * direction.y;
    if (along <= minimumStep) continue;
    const across = Math.abs((point.x - x) * direction.y) + Math.abs((point.y - y) * direction.x);
    const cost = along + across * weight;
    if (!nearest || cost < nearest.cost) nearest = { point, cost };
  }
  return nearest?.point;
}

/** Columns of the pond without motion. */
export const boardColumns = 5;

/** Positions of fish on the pond without motion: in rows, from left to right. */
export const boardPoints = (names: readonly string[]): readonly (Point & { name: string })[] =>
  names.map((name, index) => ({
    name,
    x: (index % boardColumns) / boardColumns,
    y: Math.floor(index / boardColumns) / boardColumns,
  }));
