/** Kinds of bets by the first part of their name; kinds without numbers are even chances. */
export type SpotKind =
  | 'straight'
  | 'split'
  | 'trio'
  | 'first-four'
  | 'street'
  | 'corner'
  | 'six-line'
  | 'dozen'
  | 'column'
  | 'chance';

/**
 * A spot with its position on the table. Units are halves of a number's field: along the table `x` goes from
 * 0 (the zero) to 26 (the columns), across it `y` goes from 0 (the row of 3) to 6 (the row of 1), then to the
 * dozens and the even chances. `x` and `y` are centres.
 */
export interface TableSpot {
  readonly spot: string;
  readonly kind: SpotKind;
  /** Numbers of an inside bet or a dozen; the number of a column. */
  readonly numbers: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

const xOf = (number: number): number => Math.ceil(number / 3) * 2;
const yOf = (number: number): number => 5 - ((number - 1) % 3) * 2;

const field = (number: number): TableSpot => ({
  spot: `straight:${number}`,
  kind: 'straight',
  numbers: [number],
  ...(number === 0 ? { x: 0, y: 3, w: 2, h: 6 } : { x: xOf(number), y: yOf(number), w: 2, h: 2 }),
});

/** A spot on a line or a crossing of fields. */
const line = (kind: SpotKind, numbers: readonly number[], x: number, y: number): TableSpot => ({
  spot: `${kind}:${numbers.join('-')}`,
  kind,
  numbers,
  x,
  y,
  w: 0.8,
  h: 0.9,
});

const all = count(36).map((index) => index + 1);
/** First numbers of the rows of three. */
const starts = count(12).map((row) => row * 3 + 1);

const withZero: readonly TableSpot[] = [
  line('split', [0, 3], 1, 1),
  line('trio', [0, 2, 3], 1, 2),
  line('split', [0, 2], 1, 3),
  line('trio', [0, 1, 2], 1, 4),
  line('split', [0, 1], 1, 5),
  line('first-four', [0, 1, 2, 3], 1, 6),
];

const onLines: readonly TableSpot[] = [
  ...all
    .filter((number) => number % 3 !== 0)
    .map((number) => line('split', [number, number + 1], xOf(number), yOf(number) - 1)),
  ...all
    .filter((number) => number <= 33)
    .map((number) => line('split', [number, number + 3], xOf(number) + 1, yOf(number))),
  ...starts.map((start) => line('street', [start, start + 1, start + 2], xOf(start), 6)),
  ...all
    .filter((number) => number <= 33 && number % 3 !== 0)
    .map((number) =>
      line(
        'corner',
        [number, number + 1, number + 3, number + 4],
        xOf(number) + 1,
        yOf(number) - 1,
      ),
    ),
  ...starts.slice(0, -1).map((start) =>
    line(
      'six-line',
      count(6).map((step) => start + step),
      xOf(start) + 1,
      6,
    ),
  ),
];

const outside: readonly TableSpot[] = [
  ...[1, 2, 3].map((nth): TableSpot => ({
    spot: `column:${nth}`,
    kind: 'column',
    numbers: [nth],
    x: 26,
    y: 7 - nth * 2,
    w: 2,
    h: 2,
  })),
  ...[1, 2, 3].map((nth): TableSpot => ({
    spot: `dozen:${nth}`,
    kind: 'dozen',
    numbers: [nth * 12 - 11, nth * 12],
    x: nth * 8 - 3,
    y: 7.25,
    w: 8,
    h: 1.7,
  })),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((spot, index): TableSpot => ({
    spot,
    kind: 'chance',
    numbers: [],
    x: index * 4 + 3,
    y: 8.95,
    w: 4,
    h: 1.7,
  })),
];

/** All spots of the European table: numbers first, then lines and corners, then the outside bets. */
export const tableSpots: readonly TableSpot[] = [
  field(0),
  ...all.map(field),
  ...withZero,
  ...onLines,
  ...outside,
];

type Way = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Arrow keys on a horizontal and on a vertical table. */
const keys = {
  lying: { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' },
  upright: { ArrowUp: 'left', ArrowDown: 'right', ArrowRight: 'up', ArrowLeft: 'down' },
} as const satisfies Record<string, Record<string, Way>>;

/**
 * Returns the spot that a key moves to: the nearest in its direction, with spots straight ahead first;
 * `undefined` at the edge and for keys that the table does not handle.
 */
export function spotAfter(key: string, from: TableSpot, isUpright: boolean): TableSpot | undefined {
  const ownKeys: Readonly<Record<string, Way>> = isUpright ? keys.upright : keys.lying;
  const way = ownKeys[key];
  if (way === undefined) return undefined;
  const [wayX, wayY] = ways[way];
  let best: { spot: TableSpot; distance: number } | undefined;
  for (const spot of tableSpots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * wayX + dy * wayY;
    if (ahead <= 0) continue;
    // A wide field counts as straight ahead over its whole width.
    const aside = Math.max(
      0,
      Math.abs(dx * wayY) - spot.w / 2 - from.w / 2 + 0.9,
      Math.abs(dy * wayX) - spot.h / 2 - from.h / 2 + 0.9,
    );
    // Among equals, the one nearest to the centre.
    const off = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    const distance = ahead + aside * 4 + off / 1_000;
    if (!best || distance < best.distance) best = { spot, distance };
  }
  return best?.spot;
}
