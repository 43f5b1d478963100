import { ellipse, fill, line, type Shape } from '../shape.ts';

const cream = '#fff1cf';
const ink = '#141a44';

/** Symbols of the night market, each in a square of 100: lit paper, fruit and cut cloth. @source ours */
export const lanternSymbols = {
  lantern: [
    fill('#ffb547', ellipse(50, 52, 47, 46), 0.12),
    fill('#ffb547', ellipse(50, 53, 39, 38), 0.18),
    line('#c88a34', 'M50 17V4'),
    fill('#5a3410', 'M37 16h26v8H37ZM37 79h26v8H37Z'),
    fill('#f39a2c', 'M35 24C9 36 9 67 35 79H65C91 67 91 36 65 24Z'),
    fill('#ffc765', ellipse(50, 55, 23, 22)),
    fill('#fff3d4', ellipse(50, 60, 12, 13)),
    line(
      '#a55b14',
      'M50 24V79M41 24C27 38 27 65 41 79M59 24C73 38 73 65 59 79M19 43Q50 51 81 43M19 61Q50 69 81 61',
      1.6,
      0.6,
    ),
    line('#e8a23f', 'M50 87V97M44 87V94M56 87V94', 2.4),
  ],
  kite: [
    line(cream, 'M50 78C43 83 57 86 50 91C45 94 50 97 52 99', 2.2),
    fill('#ff8a73', 'M43 83l-9-3v8ZM57 88l9-3v8Z'),
    fill('#f05a5a', 'M50 4L86 40L50 80L14 40Z'),
    fill('#ff9f7c', 'M50 4L14 40H50Z'),
    fill('#c23a55', 'M50 80L86 40H50Z'),
    fill('#8d2a5b', 'M50 80L14 40H50Z', 0.55),
    line(ink, 'M50 4V80M14 40H86', 1.8, 0.55),
    fill(cream, 'M50 26l9 14-9 14-9-14Z'),
    fill('#c23a55', 'M50 33l4.500 7-4.500 7-4.500-7Z'),
    fill(
      cream,
      'M31 34l4 6-4 6-4-6ZM69 34l4 6-4 6-4-6ZM50 60l3.500 5-3.500 5-3.500-5ZM50 12l3 4.500-3 4.500-3-4.500Z',
      0.85,
    ),
  ],
  bell: [
    line('#e9b765', ellipse(50, 13, 6), 3.4),
    fill('#8a5312', ellipse(50, 84, 9, 8)),
    fill(
      '#d8933a',
      'M50 18C30 18 25 34 24 50C23 64 18 70 12 78H88C82 70 77 64 76 50C75 34 70 18 50 18Z',
    ),
    fill('#f4c170', 'M47 21C34 24 31 38 30 52C29 64 26 70 21 76H38C40 58 38 34 47 21Z', 0.85),
    fill('#6d3f0d', 'M24 53H76L78 66H22Z'),
    fill(cream, 'M27 64l5-9 5 9ZM39 64l5-9 5 9ZM51 64l5-9 5 9ZM63 64l5-9 5 9Z', 0.9),
    line('#6d3f0d', 'M31 34Q50 41 69 34', 2, 0.5),
    fill('#b06f20', 'M10 76H90V82H10Z'),
  ],
  mango: [
    fill('#4fae62', 'M36 24C40 8 58 2 74 8C70 22 54 30 36 24Z'),
    line('#bfe6a9', 'M38 23C50 19 60 14 70 10', 1.8),
    line('#7a4a1c', 'M37 25C35 20 33 17 29 14', 3.6),
    fill(
      '#ff9a2a',
      'M32 28C50 14 82 24 87 48C92 74 70 94 46 92C24 90 10 74 15 55C18 44 24 36 32 28Z',
    ),
    fill('#f2603c', 'M70 30C88 42 90 64 76 78C84 60 82 44 70 30Z', 0.75),
    fill('#ffc75f', 'M34 36C24 44 20 54 21 62C26 52 34 44 46 40C44 34 38 33 34 36Z', 0.9),
    fill(
      '#fff1cf',
      `${ellipse(42, 66, 2.4)}${ellipse(52, 58, 2.4)}${ellipse(54, 72, 2.4)}${ellipse(64, 64, 2.4)}${ellipse(40, 78, 2)}${ellipse(62, 80, 2)}`,
      0.7,
    ),
  ],
  flower: [
    fill(
      '#6a58f0',
      'M50 50L24 40 22 22 40 24ZM50 50L76 40 78 22 60 24ZM50 50L24 60 22 78 40 76ZM50 50L76 60 78 78 60 76Z',
    ),
    fill(
      '#f2679b',
      'M50 48C30 34 32 16 50 5C68 16 70 34 50 48ZM50 52C30 66 32 84 50 95C68 84 70 66 50 52ZM48 50C34 30 16 32 5 50C16 68 34 70 48 50ZM52 50C66 30 84 32 95 50C84 68 66 70 52 50Z',
    ),
    fill(
      '#ffc0d2',
      'M50 40C41 32 42 21 50 14C58 21 59 32 50 40ZM50 60C41 68 42 79 50 86C58 79 59 68 50 60ZM40 50C32 41 21 42 14 50C21 58 32 59 40 50ZM60 50C68 41 79 42 86 50C79 58 68 59 60 50Z',
    ),
    fill(cream, ellipse(50, 50, 10)),
    fill('#f2a13a', 'M50 43l7 7-7 7-7-7Z'),
  ],
  leaf: [
    line('#7fc98a', 'M8 94C16 86 22 80 30 71', 4),
    fill('#2f9464', 'M18 82C6 44 38 8 90 10C94 60 58 96 18 82Z'),
    fill('#4fb97c', 'M18 82C6 44 38 8 90 10Z'),
    line(cream, 'M20 80L78 22', 2.4, 0.9),
    line(cream, 'M34 66V44M48 52V30M62 38V20M34 66H56M48 52H70M62 38H80', 2, 0.65),
    fill(
      cream,
      `${ellipse(27, 56, 1.9)}${ellipse(41, 40, 1.9)}${ellipse(55, 27, 1.9)}${ellipse(46, 74, 1.9)}${ellipse(60, 60, 1.9)}${ellipse(73, 46, 1.9)}`,
      0.75,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
