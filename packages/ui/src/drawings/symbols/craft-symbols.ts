import { ellipse, fill, line, type Shape } from '../shape.ts';

const cream = '#fff1cf';
const gold = '#f2b34a';
const bronze = '#a8641c';
const dark = '#4a2410';

/** Symbols of a festival: music, masks, cut paper, each in a square of 100. @source ours */
export const craftSymbols = {
  mask: [
    fill(gold, 'M50 2L62 18L80 12L82 30H18L20 12L38 18Z'),
    fill('#b3262f', 'M18 28H82C86 58 74 86 50 97C26 86 14 58 18 28Z'),
    fill('#df4b45', 'M24 34H50V88C30 78 22 58 24 34Z'),
    fill(cream, 'M24 46Q35 36 45 46Q35 54 24 46ZM76 46Q65 36 55 46Q65 54 76 46Z'),
    fill(dark, `${ellipse(36, 46, 4)}${ellipse(64, 46, 4)}M34 70Q50 64 66 70Q50 88 34 70Z`),
    fill(cream, 'M40 70H60L57 75H43Z'),
    line(gold, 'M22 38Q34 30 46 38M54 38Q66 30 78 38M50 46V62', 3),
  ],
  kris: [
    fill(
      '#d6dbe8',
      'M50 2C60 10 44 18 56 26C64 34 44 40 56 48C62 56 52 60 54 68H42C42 58 38 54 46 46C52 40 36 34 46 26C52 18 42 10 50 2Z',
    ),
    fill(
      '#8b93ad',
      'M50 2C60 10 44 18 56 26C64 34 44 40 56 48C62 56 52 60 54 68H49C48 54 54 50 50 44C46 38 56 32 50 24C46 16 54 8 50 2Z',
    ),
    fill(gold, 'M22 62Q50 74 78 60L74 72Q50 80 28 74Z'),
    fill(dark, 'M42 74H58C64 82 60 92 66 98H46C42 90 44 82 42 74Z'),
    fill(bronze, 'M46 76H54C58 84 55 90 59 96H50C47 90 48 82 46 76Z'),
  ],
  gong: [
    line('#8d4f22', 'M10 98V10H90V98', 6),
    line(gold, 'M50 10V24M34 12L40 26M66 12L60 26', 2.6),
    fill(bronze, ellipse(50, 56, 34)),
    fill(gold, ellipse(50, 56, 28)),
    fill('#d98f2c', ellipse(50, 56, 19)),
    fill('#ffd88a', ellipse(50, 56, 9)),
    fill(cream, 'M28 44Q36 30 50 29Q38 36 34 48Z', 0.6),
  ],
  drum: [
    fill(dark, 'M14 24H86L78 84H22Z'),
    fill('#c23a45', 'M16 28H84L77 82H23Z'),
    fill('#e86a5e', 'M18 30H40L36 80H24Z', 0.8),
    line(gold, 'M16 34L28 78L40 34L50 78L60 34L72 78L84 34', 3),
    fill(gold, 'M12 20H88V32H12ZM20 76H80V88H20Z'),
    fill(cream, ellipse(50, 21, 38, 11)),
    fill('#e7cf9b', ellipse(50, 21, 24, 6)),
  ],
  fan: [
    fill('#2b6fae', 'M50 92L6 44C26 12 74 12 94 44Z'),
    fill('#58a6dd', 'M50 92L22 30C30 24 40 21 50 20Z'),
    fill(cream, 'M6 44C26 12 74 12 94 44L86 50C68 26 32 26 14 50Z'),
    fill('#d94b66', 'M26 48l5 8-5 8-5-8ZM50 36l6 9-6 9-6-9ZM74 48l5 8-5 8-5-8Z'),
    line('#16365c', 'M50 92L18 38M50 92L34 27M50 92V22M50 92L66 27M50 92L82 38', 1.8, 0.7),
    fill(gold, ellipse(50, 92, 6)),
  ],
  umbrella: [
    line(bronze, 'M50 20V90C50 98 36 98 36 90', 4),
    fill(
      '#7c3fb0',
      'M6 54C8 22 30 10 50 10C70 10 92 22 94 54C84 46 74 46 65 54C56 46 44 46 35 54C26 46 16 46 6 54Z',
    ),
    fill('#a96be0', 'M35 54C36 30 42 16 50 10C58 16 64 30 65 54C56 46 44 46 35 54Z'),
    line(cream, 'M20 32Q50 20 80 32', 2.4, 0.7),
    fill(gold, 'M50 2l4 9h-8ZM6 54l4 8-7 1ZM94 54l-4 8 7 1ZM35 54l3 8h-6ZM65 54l3 8h-6Z'),
  ],
  coin: [
    fill(gold, ellipse(50, 50, 47), 0.14),
    fill(bronze, ellipse(50, 52, 41)),
    fill(gold, ellipse(50, 49, 40)),
    fill('#ffd88a', ellipse(50, 49, 32)),
    fill('#d98f2c', 'M38 37H62V61H38Z'),
    fill('#3a1e08', 'M42 41H58V57H42Z'),
    line(bronze, 'M50 20V30M50 68V78M21 49H31M69 49H79', 4),
    fill('#ffffff', 'M22 38Q28 22 44 18Q32 28 28 42Z', 0.6),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
