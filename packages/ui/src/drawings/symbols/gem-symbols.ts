import { fill, line, type Shape } from '../shape.ts';

interface Hue {
  readonly deep: string;
  readonly full: string;
  readonly lit: string;
}

const white = '#ffffff';

/** A gem with a flat top and a pointed bottom. */
const brilliant = ({ deep, full, lit }: Hue): readonly Shape[] => [
  fill(full, 'M24 12H76L98 42L50 99L2 42Z', 0.16),
  fill(deep, 'M28 20H72L92 42L50 92L8 42Z'),
  fill(full, 'M28 20H72L64 42H36Z'),
  fill(lit, 'M28 20L36 42H8ZM50 92L36 42H64Z', 0.85),
  fill(white, 'M32 24H52L46 34H36Z', 0.5),
  line(white, 'M28 20L36 42L50 92L64 42L72 20M8 42H92', 1.6, 0.4),
];

/** An octagonal gem with a step cut. */
const step = ({ deep, full, lit }: Hue): readonly Shape[] => [
  fill(full, 'M30 4H70L96 30V70L70 96H30L4 70V30Z', 0.16),
  fill(deep, 'M34 12H66L88 34V66L66 88H34L12 66V34Z'),
  fill(full, 'M38 22H62L78 38V62L62 78H38L22 62V38Z'),
  fill(lit, 'M42 32H58L68 42V58L58 68H42L32 58V42Z'),
  fill(white, 'M38 22H62L58 32H42L32 42V58L22 62V38Z', 0.35),
  line(
    white,
    'M34 12L42 32M66 12L58 32M88 34L68 42M88 66L68 58M66 88L58 68M34 88L42 68M12 66L32 58M12 34L32 42',
    1.6,
    0.4,
  ),
];

/** An elongated gem with two pointed ends. */
const marquise = ({ deep, full, lit }: Hue): readonly Shape[] => [
  fill(full, 'M50 2C84 30 84 70 50 98C16 70 16 30 50 2Z', 0.16),
  fill(deep, 'M50 8C80 34 80 66 50 92C20 66 20 34 50 8Z'),
  fill(full, 'M50 22C68 40 68 60 50 78C32 60 32 40 50 22Z'),
  fill(lit, 'M50 8C36 34 36 66 50 92C20 66 20 34 50 8Z', 0.55),
  fill(white, 'M42 30C34 44 34 54 38 62C42 50 44 40 42 30Z', 0.6),
  line(white, 'M50 8V92M29 50H71', 1.6, 0.35),
];

/** Gems, each in a square of 100, distinguished by their cut in addition to their colour. @source ours */
export const gemSymbols = {
  diamond: brilliant({ deep: '#5f8fd8', full: '#a9d4ff', lit: '#eaf6ff' }),
  ruby: step({ deep: '#8d1837', full: '#d93359', lit: '#ff7f92' }),
  emerald: step({ deep: '#0d6b4c', full: '#23a877', lit: '#7fe3b4' }),
  sapphire: marquise({ deep: '#1c3f9e', full: '#3c6fe0', lit: '#8db4ff' }),
  amethyst: marquise({ deep: '#552a92', full: '#8a54d6', lit: '#c8a4ff' }),
  topaz: brilliant({ deep: '#9a5a10', full: '#e39a2b', lit: '#ffd37a' }),
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
