import { ellipse, fill, line, type Shape } from '../../../drawings/shape.ts';
import { tideSymbols } from '../../../drawings/symbols/tide-symbols.ts';
import type { GameArtPalette } from '../game-art.types.ts';
import { byWord, emblemOf } from './emblems.ts';
import { transformMarkup, symbolMarkup } from './motif-markup.ts';

const gold = '#f2b34a';
const cream = '#fff1cf';

const dragon: readonly Shape[] = [
  line('#1c8f63', 'M6 78C22 96 46 92 46 74C46 58 22 60 24 42C26 26 44 22 58 26', 15),
  line('#7fe3b4', 'M10 80C24 92 42 88 42 74C42 62 19 60 20 42C22 28 38 22 52 23', 3.4, 0.8),
  fill('#f0694f', 'M14 40L4 34L14 32L8 24L20 28ZM32 76L24 82L34 84ZM2 74L0 92L14 84Z'),
  fill('#1c8f63', 'M48 16C62 6 84 10 98 26L82 30L94 40C78 48 58 46 50 36Z'),
  fill('#3fbf8c', 'M48 16C62 6 84 10 98 26L80 28C66 22 56 22 48 28Z'),
  line(gold, 'M58 12C54 2 44 0 38 4M68 10C66 0 58-4 52-2', 4.5),
  fill(cream, `${ellipse(70, 21, 5)}`),
  fill('#05303b', ellipse(71, 21, 2.6)),
  line('#f0694f', 'M90 28C98 30 98 38 94 46M84 40C84 48 78 52 72 52', 3),
];

const koi: readonly Shape[] = [
  fill(
    '#f0694f',
    'M26 52L2 30C6 44 6 60 2 76ZM52 34C50 20 62 14 74 18C70 26 66 32 62 36ZM50 68C50 82 60 88 70 84Z',
  ),
  fill(cream, 'M20 52C36 28 74 26 98 52C74 78 36 76 20 52Z'),
  fill(
    '#f0694f',
    'M34 39C46 30 60 32 60 44C56 56 40 54 34 39ZM66 66C62 56 74 50 84 58C80 64 74 68 66 66Z',
  ),
  line('#d9c39a', 'M78 38C72 46 72 58 78 66', 2.6),
  fill('#05303b', ellipse(87, 48, 3.2)),
];

const net: readonly Shape[] = [
  line('#8a5a2c', 'M88 4L62 34', 7),
  line(cream, 'M18 48C24 26 58 20 70 42C84 70 60 96 38 90C22 86 12 68 18 48Z', 2.4),
  line(
    cream,
    'M18 50L58 90M24 38L68 80M36 30L74 66M70 44L26 82M60 33L18 66M48 28L18 52M74 56L40 90',
    1.8,
    0.8,
  ),
  line(gold, 'M16 52C10 32 60 10 72 42', 6),
  fill(gold, 'M34 60C44 50 58 54 62 64C54 72 40 72 34 60ZM34 60L24 52L26 70Z'),
];

const angler: readonly Shape[] = [
  fill('#9be7ff', ellipse(86, 20, 16), 0.2),
  line('#5d6ba8', 'M52 30C54 8 76 4 84 18', 3.4),
  fill('#d9f6ff', ellipse(86, 20, 6)),
  fill(
    '#2b3266',
    'M22 58L2 36C6 52 6 66 2 82ZM16 58C24 26 64 20 84 44L66 58L88 70C68 96 26 92 16 58Z',
  ),
  fill('#5d6ba8', 'M16 58C24 26 64 20 84 44C60 36 36 40 16 58Z', 0.8),
  fill(cream, 'M84 44L80 53L75 46L72 54L67 49ZM88 70L80 62L77 69L72 60L68 66Z'),
  fill('#ffe66b', ellipse(56, 45, 6)),
  fill('#05101c', ellipse(57, 45, 3)),
];

const hook: readonly Shape[] = [
  line(cream, 'M50-60V30', 2),
  line('#d6dbe8', 'M50 30V66C50 92 16 90 18 62L10 70M18 62L28 68', 6),
  line('#8b93ad', ellipse(50, 26, 5), 3),
  fill('#f0694f', ellipse(50, -8, 10, 14)),
  fill(cream, 'M40-8A10 14 0 0 1 60-8Z'),
  fill(gold, 'M54 62C66 46 88 50 96 62C88 76 66 78 54 62ZM54 62L44 52L46 74Z'),
  fill('#05303b', ellipse(86, 60, 2.6)),
];

const reeds: readonly Shape[] = [
  line('#4fae62', 'M14 100C16 70 12 50 20 20M30 100C30 76 34 60 30 38M86 100C84 72 90 52 84 26', 5),
  fill(
    '#8d5a2e',
    'M16 30C14 20 18 8 22 6C26 12 26 24 23 31ZM80 36C78 24 82 14 86 10C90 18 90 30 87 37Z',
  ),
  fill(gold, 'M34 62C44 46 68 48 80 62C68 78 44 78 34 62ZM34 62L22 50L24 76Z'),
  fill(cream, 'M38 60C46 52 62 52 70 58C58 56 48 58 38 60Z', 0.7),
  fill('#05303b', ellipse(68, 60, 3)),
];

/** Catches of fishing games, by a word of the title. */
const catches: Readonly<Record<string, readonly Shape[]>> = {
  naga: dragon,
  keraton: koi,
  kali: reeds,
  jala: net,
  karang: tideSymbols.turtle,
  palung: angler,
  pancing: hook,
};

const rainbow = (palette: GameArtPalette): string =>
  [
    [96, '#f0694f'],
    [84, palette.lamp],
    [72, '#7fe3b4'],
    [60, '#9be7ff'],
  ]
    .map(
      ([radius, colour]) =>
        `<path d="M-${radius} 30A${radius} ${radius} 0 0 1 ${radius} 30" fill="none" stroke="${colour}" stroke-width="10" opacity=".8"/>`,
    )
    .join('');

/** The catch that a title names, around 0 0; `undefined` for a title that names none. @source ours */
export function catchOf(title: string, palette: GameArtPalette): string | undefined {
  const shapes = byWord(catches, title);
  if (!shapes) return undefined;
  const behind = byWord(
    { pelangi: rainbow(palette), gelap: '<circle r="76" fill="#05101c" opacity=".55"/>' },
    title,
  );
  return `${behind ?? ''}${transformMarkup(0, 0, 1.7, symbolMarkup(shapes))}${emblemOf(title, 66, 56, 0.7)}`;
}
