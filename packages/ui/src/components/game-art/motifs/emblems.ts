import { ellipse, fill, line, type Shape } from '../../../drawings/shape.ts';
import { craftSymbols } from '../../../drawings/symbols/craft-symbols.ts';
import { gemSymbols } from '../../../drawings/symbols/gem-symbols.ts';
import { lanternSymbols } from '../../../drawings/symbols/lantern-symbols.ts';
import { skySymbols } from '../../../drawings/symbols/sky-symbols.ts';
import { transformMarkup, symbolMarkup } from './motif-markup.ts';

const gold = '#f2b34a';
const bronze = '#a8641c';
const cream = '#fff1cf';

const crown: readonly Shape[] = [
  fill(bronze, 'M10 30L30 52L50 16L70 52L90 30L82 82H18Z'),
  fill(gold, 'M14 36L31 57L50 24L69 57L86 36L79 76H21Z'),
  fill('#ffd88a', 'M14 36L31 57L50 24L50 76H21Z', 0.7),
  fill(bronze, 'M18 78H82V88H18Z'),
  fill('#c2304a', ellipse(50, 64, 7)),
  fill(cream, `${ellipse(50, 14, 6)}${ellipse(9, 28, 5)}${ellipse(91, 28, 5)}`),
];

const ingots: readonly Shape[] = [
  fill(bronze, 'M8 84L16 58H44L52 84ZM48 84L56 58H84L92 84ZM28 54L36 28H64L72 54Z'),
  fill(gold, 'M14 80L20 62H40L46 80ZM54 80L60 62H80L86 80ZM34 50L40 32H60L66 50Z'),
  fill(cream, 'M20 62H40L42 67H18ZM60 62H80L82 67H58ZM40 32H60L62 37H38Z'),
];

const star: readonly Shape[] = [
  fill(bronze, 'M50 4L64 36L98 39L72 62L80 96L50 78L20 96L28 62L2 39L36 36Z'),
  fill(gold, 'M50 14L61 41L89 43L67 60L74 87L50 72L26 87L33 60L11 43L39 41Z'),
  fill(cream, 'M50 14L50 72L26 87L33 60L11 43L39 41Z', 0.5),
];

const house: readonly Shape[] = [
  fill('#6d4a22', 'M22 50H78V92H22Z'),
  fill('#c23a45', 'M2 56L34 34L40 14H60L66 34L98 56Z'),
  fill('#e86a5e', 'M2 56L34 34L40 14H50V56Z', 0.7),
  fill(cream, 'M42 64H58V92H42ZM27 62H36V74H27ZM64 62H73V74H64Z', 0.9),
];

const gate: readonly Shape[] = [
  fill(
    '#8d4f22',
    'M6 96V40L14 22L26 10L34 24V34L42 40V96ZM94 96V40L86 22L74 10L66 24V34L58 40V96Z',
  ),
  fill(gold, 'M12 92V44L20 26L26 20V92ZM88 92V44L80 26L74 20V92Z', 0.8),
  line('#4a2410', 'M6 54H42M6 70H42M58 54H94M58 70H94', 4, 0.6),
];

const jade: readonly Shape[] = [
  fill('#0d6b4c', `${ellipse(50, 50, 44)}M36 50a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z`),
  fill('#3fbf8c', `${ellipse(50, 50, 38)}M31 50a19 19 0 1 1 38 0a19 19 0 1 1-38 0Z`),
  line('#c9f5df', 'M20 42Q28 22 48 18', 5, 0.7),
];

const fullMoon: readonly Shape[] = [
  fill('#ffe6ad', ellipse(50, 50, 48), 0.18),
  fill('#f6d78f', ellipse(50, 50, 40)),
  fill('#fff3cf', ellipse(45, 45, 32)),
  fill('#e2bd6a', `${ellipse(36, 38, 8)}${ellipse(62, 58, 10)}${ellipse(40, 66, 5)}`, 0.6),
];

/**
 * Emblems by the word of a title that they illustrate, drawn beside the game; titles of built-in games are
 * Indonesian. A title with several of the words gets the emblem that is listed first.
 */
const emblems: Readonly<Record<string, readonly Shape[]>> = {
  sultan: crown,
  receh: craftSymbols.coin,
  koin: craftSymbols.coin,
  lentera: lanternSymbols.lantern,
  bintang: star,
  permata: gemSymbols.diamond,
  kampung: house,
  keraton: gate,
  langit: skySymbols.cloud,
  purnama: fullMoon,
  bulan: skySymbols.moon,
  emas: ingots,
  kilat: skySymbols.bolt,
  cepat: skySymbols.bolt,
  giok: jade,
  taman: lanternSymbols.flower,
  teduh: lanternSymbols.leaf,
  pasar: craftSymbols.umbrella,
};

/** The entry of a table whose key is a word of a title. */
export function byWord<Entry>(
  table: Readonly<Record<string, Entry>>,
  title: string,
): Entry | undefined {
  const words = new Set(title.toLowerCase().split(/\s+/));
  return Object.entries(table).find(([word]) => words.has(word))?.[1];
}

/** The emblem of a title at a corner of its game's drawing; empty for a title without one. */
export function emblemOf(title: string, x = 66, y = 56, scale = 0.78): string {
  const shapes = byWord(emblems, title);
  return shapes ? transformMarkup(x, y, scale, symbolMarkup(shapes)) : '';
}
