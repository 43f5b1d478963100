/** Pockets of the wheel: 0 to 36. */
export const pockets = 37;

/** Winning numbers of a spot of the layout. */
export type SpotNumbers = readonly number[];

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const oneTo = (last: number): number[] => range(last).map((index) => index + 1);

/** First number of each row of three on the layout. */
const rowStarts = range(12).map((row) => row * 3 + 1);

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const named = (kind: string, numbers: SpotNumbers): [string, SpotNumbers] => [
  `${kind}:${numbers.join('-')}`,
  numbers,
];

const outside: readonly [string, SpotNumbers][] = [
  ['red', reds],
  ['black', oneTo(36).filter((number) => !reds.includes(number))],
  ['odd', oneTo(36).filter((number) => number % 2 === 1)],
  ['even', oneTo(36).filter((number) => number % 2 === 0)],
  ['low', oneTo(18)],
  ['high', oneTo(18).map((number) => number + 18)],
  ...oneTo(3).map((nth): [string, SpotNumbers] => [
    `dozen:${nth}`,
    oneTo(12).map((number) => number + (nth - 1) * 12),
  ]),
  ...oneTo(3).map((nth): [string, SpotNumbers] => [
    `column:${nth}`,
    rowStarts.map((start) => start + nth - 1),
  ]),
];

/** Bets with 0 that have a name of their own. */
const withZero = [
  named('split', [0, 1]),
  named('split', [0, 2]),
  named('split', [0, 3]),
  named('trio', [0, 1, 2]),
  named('trio', [0, 2, 3]),
  named('first-four', [0, 1, 2, 3]),
];

const inside: readonly [string, SpotNumbers][] = [
  ...range(pockets).map((number) => named('straight', [number])),
  ...withZero,
  // Splits side by side in a row, then those between rows.
  ...rowStarts.flatMap((start) =>
    [start, start + 1].map((number) => named('split', [number, number + 1])),
  ),
  ...oneTo(33).map((number) => named('split', [number, number + 3])),
  ...rowStarts.map((start) => named('street', [start, start + 1, start + 2])),
  ...rowStarts
    .slice(0, -1)
    .flatMap((start) =>
      [start, start + 1].map((number) =>
        named('corner', [number, number + 1, number + 3, number + 4]),
      ),
    ),
  ...rowStarts.slice(0, -1).map((start) =>
    named(
      'six-line',
      range(6).map((index) => start + index),
    ),
  ),
];

/**
 * Every spot of the layout with its numbers, by name: `straight:17`, `split:1-2`, `dozen:3`, `red`.
 * @source ours – the European layout, one zero
 */
export const rouletteSpots: Readonly<Record<string, SpotNumbers>> = Object.fromEntries([
  ...inside,
  ...outside,
]);
