/** Order of the pockets on a European wheel, clockwise from zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** Width of a pocket in degrees. */
export const pocketAngle = 360 / wheelOrder.length;

/** Angle of a pocket on the wheel, in degrees clockwise from its zero. */
export const angleOf = (pocket: number): number =>
  wheelOrder.findIndex((number) => number === pocket) * pocketAngle;

/** Turns of the wheel in a spin, and of the ball against it. @source ours */
const turns = { wheel: 2, ball: 5 } as const;

/** Share of a spin at which the ball leaves its track. */
const fallFrom = 0.72;

export interface WheelPosition {
  /** Rotation of the wheel in degrees, clockwise. */
  readonly wheel: number;
  /** Angle of the ball in degrees clockwise from the top. */
  readonly ball: number;
  /** Position of the ball between its track (0) and its pocket (1). */
  readonly fallen: number;
}

/**
 * Angles of wheel and ball in a spin that ends in `pocket`, from 0 to 1. It begins with `before` at the
 * top, and ends with `pocket` and the ball at the top.
 */
export function wheelAt(before: number, pocket: number, share: number): WheelPosition {
  const eased = 1 - (1 - share) ** 3;
  const start = -angleOf(before);
  const way = (((start + angleOf(pocket)) % 360) + 360) % 360;
  return {
    wheel: start - (way + turns.wheel * 360) * eased,
    ball: (1 - eased) * turns.ball * 360,
    fallen: Math.max(0, (eased - fallFrom) / (1 - fallFrom)) ** 2,
  };
}
