import { ellipse, fill, line, type Shape } from '../shape.ts';

const gold = '#f2b34a';
const scale = '#1c8f63';
const lit = '#7fe3b4';

/** The dagger with a dragon, in a square of 100. @source ours */
export const dragonSymbols = {
  kris: [
    fill(
      '#d6dbe8',
      'M52 2C62 10 46 18 58 26C66 34 46 40 58 48C64 56 54 60 56 70H44C44 58 40 54 48 46C54 40 38 34 48 26C54 18 44 10 52 2Z',
    ),
    fill(
      '#8b93ad',
      'M52 2C62 10 46 18 58 26C66 34 46 40 58 48C64 56 54 60 56 70H51C50 54 56 50 52 44C48 38 58 32 52 24Z',
    ),
    fill(gold, 'M24 66Q50 78 76 62L72 74Q50 84 30 78Z'),
    fill('#4a2410', 'M44 76H58L64 98H40Z'),
    line(scale, 'M20 90C4 70 34 68 54 58C80 46 44 40 40 28C38 20 42 14 50 14', 9),
    line(lit, 'M20 88C8 72 36 68 54 58C78 46 46 42 41 28', 2.6, 0.8),
    fill(scale, 'M44 6C58 0 76 6 84 18L70 20L80 28C66 32 50 26 44 20Z'),
    line(gold, 'M50 6C46 0 38 0 34 4M58 4C56-2 50-2 46-1', 3),
    fill(gold, ellipse(62, 12, 3.4)),
    line('#f0694f', 'M80 23C86 22 88 26 94 24', 2.6),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
