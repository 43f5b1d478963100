import { easeOut } from '../play-frame/use-animation-progress.ts';

/** Number of whole turns of a spin. */
const turns = 4;

/** Rotation of a wheel with the centre of a segment at the pointer, in degrees. */
export const restAngle = (segment: number, segments: number): number =>
  (360 - ((segment + 0.5) * 360) / segments) % 360;

/**
 * Rotation of a wheel at a share of its duration, in degrees: some turns forwards, slowing down to its stop.
 */
export function angleAt(from: number, to: number, share: number): number {
  const way = turns * 360 + ((((to - from) % 360) + 360) % 360);
  return from + way * easeOut(share);
}

/** Number of clicks of a spin: more would merge into one sound at its start. */
const clicks = turns * 6;

/** Shares of the duration of a spin at which a peg passes the pointer: ever further apart, as it slows down. */
export const clicksAt: readonly number[] = Array.from(
  { length: clicks - 1 },
  (_, passed) => 1 - Math.cbrt(1 - (passed + 1) / clicks),
);

/** A prize and its number of segments. */
export interface WheelPrize {
  readonly multipleBp: number;
  readonly count: number;
}

/** Returns the prizes of a wheel, the smallest first; segments without a prize are omitted. */
export function prizesOf(multiplesBp: readonly number[]): WheelPrize[] {
  const paying = [...new Set(multiplesBp)].filter((multipleBp) => multipleBp > 0);
  return paying
    .toSorted((left, right) => left - right)
    .map((multipleBp) => ({
      multipleBp,
      count: multiplesBp.filter((each) => each === multipleBp).length,
    }));
}

const point = (turn: number, radius: number): string =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(3)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(3)}`;

/** The outline of a segment in a ring around the origin, clockwise from the top. */
export function segmentPath(
  segment: number,
  segments: number,
  inner: number,
  outer: number,
): string {
  const from = segment / segments;
  const to = (segment + 1) / segments;
  return [
    `M${point(from, outer)}`,
    `A${outer} ${outer} 0 0 1 ${point(to, outer)}`,
    `L${point(to, inner)}`,
    `A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`,
  ].join('');
}
