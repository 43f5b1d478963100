import { ellipse, fill, line, type Shape } from '../shape.ts';

const cream = '#fff1cf';
const stalk = '#6d4a22';

const spikes = Array.from({ length: 5 }, (_, row) =>
  Array.from(
    { length: 5 },
    (_unused, column) => `M${18 + column * 14 + (row % 2) * 7} ${30 + row * 13}l5-9 5 9Z`,
  ).join(''),
).join('');

/** Fruit of the market, each in a square of 100. @source ours */
export const fruitSymbols = {
  durian: [
    line(stalk, 'M50 20V6', 6),
    fill('#5d6f1e', ellipse(50, 56, 42, 38)),
    fill('#8aa032', ellipse(47, 53, 36, 32)),
    fill('#cfdc74', spikes, 0.9),
    fill('#f6d35b', 'M58 46C74 44 82 58 76 74C66 78 56 70 58 46Z'),
    fill(cream, 'M63 52C70 52 74 60 71 68C65 68 61 62 63 52Z', 0.8),
  ],
  mangosteen: [
    fill(
      '#3f8f55',
      'M50 26C40 8 22 14 18 28C30 34 42 34 50 26ZM50 26C60 8 78 14 82 28C70 34 58 34 50 26Z',
    ),
    fill('#4a1738', ellipse(50, 60, 40, 36)),
    fill('#7a2a58', ellipse(46, 54, 32, 27)),
    fill(cream, ellipse(50, 64, 22, 18)),
    line('#c9a9b4', 'M50 46V82M32 56L68 73M68 56L32 73', 2.4, 0.8),
    fill('#6fbf7c', 'M50 26C44 16 32 18 28 26C36 31 44 31 50 26Z'),
  ],
  papaya: [
    fill('#2f8a4f', 'M50 4C74 22 86 52 76 76C66 98 34 98 24 76C14 52 26 22 50 4Z'),
    fill('#f28a3c', 'M50 14C69 30 78 54 70 73C62 90 38 90 30 73C22 54 31 30 50 14Z'),
    fill('#ffb568', 'M50 22C44 40 34 56 34 72C24 56 32 34 50 22Z', 0.8),
    fill('#7a2d16', 'M50 34C60 46 62 62 56 74C52 80 48 80 44 74C38 62 40 46 50 34Z'),
    fill(
      '#2b1a22',
      `${ellipse(50, 48, 3)}${ellipse(46, 57, 3)}${ellipse(54, 57, 3)}${ellipse(48, 67, 3)}${ellipse(55, 67, 3)}`,
    ),
  ],
  coconut: [
    fill('#4b2d18', ellipse(50, 54, 42, 40)),
    fill('#7a4e2b', ellipse(46, 49, 34, 31)),
    line('#a97746', 'M18 42Q48 24 80 40M14 58Q50 46 86 56M22 76Q50 66 78 76', 2.4, 0.6),
    fill(cream, ellipse(58, 62, 24, 21)),
    fill('#e8d9b4', ellipse(58, 64, 17, 14)),
    fill('#2b170c', `${ellipse(28, 34, 3.4)}${ellipse(38, 29, 3.4)}${ellipse(34, 40, 3.4)}`),
  ],
  banana: [
    fill('#b67a12', 'M18 14L28 10C30 44 48 68 88 72L86 84C44 88 12 58 18 14Z'),
    fill('#ffd34d', 'M22 16L28 12C32 46 50 66 86 73C48 80 20 54 22 16Z'),
    fill('#ffe99b', 'M26 18C32 46 48 62 74 70C46 68 28 48 26 18Z', 0.9),
    fill(stalk, 'M16 14L20 4L28 3L28 12ZM86 72L93 75L92 83L86 84Z'),
  ],
  lime: [
    fill('#2f7d2e', ellipse(50, 52, 42)),
    fill('#bfe06a', ellipse(50, 52, 36)),
    fill('#eff8c4', ellipse(50, 52, 31)),
    fill(
      '#94c83f',
      'M50 50L50 24C62 24 70 30 74 38ZM50 50L76 42C80 54 76 62 70 70ZM50 54L66 74C58 82 46 82 36 76ZM48 54L32 72C22 62 22 52 24 44ZM48 50L26 38C32 28 40 24 48 24Z',
    ),
    fill('#ffffff', ellipse(36, 34, 7, 4), 0.6),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
