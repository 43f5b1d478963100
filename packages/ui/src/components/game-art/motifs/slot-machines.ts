import { ellipse, fill, line, type Shape } from '../../../drawings/shape.ts';
import { coinSymbols } from '../../../drawings/symbols/coin-symbols.ts';
import { craftSymbols } from '../../../drawings/symbols/craft-symbols.ts';
import { danceSymbols } from '../../../drawings/symbols/dance-symbols.ts';
import { dragonSymbols } from '../../../drawings/symbols/dragon-symbols.ts';
import { fruitSymbols } from '../../../drawings/symbols/fruit-symbols.ts';
import { gemSymbols } from '../../../drawings/symbols/gem-symbols.ts';
import { lanternSymbols } from '../../../drawings/symbols/lantern-symbols.ts';
import { marketSymbols } from '../../../drawings/symbols/market-symbols.ts';
import { skySymbols } from '../../../drawings/symbols/sky-symbols.ts';
import { tideSymbols } from '../../../drawings/symbols/tide-symbols.ts';
import { treasureSymbols } from '../../../drawings/symbols/treasure-symbols.ts';
import type { GameArtMotif } from '../game-art.types.ts';
import { transformMarkup, centreMarkup, haloMarkup, symbolMarkup } from './motif-markup.ts';

const nutmeg: readonly Shape[] = [
  fill('#4fae62', 'M56 20C66 2 86 2 96 10C90 26 72 32 56 20Z'),
  fill('#c98f2b', 'M50 14C80 14 94 42 84 68C76 90 24 90 16 68C6 42 20 14 50 14Z'),
  fill('#f3cf77', 'M50 14C32 30 26 60 32 84C20 80 14 68 14 56C12 34 28 14 50 14Z'),
  fill('#fff1cf', 'M50 26C66 30 76 50 70 70C64 84 36 84 30 70C24 50 34 30 50 26Z'),
  fill('#5b2a12', ellipse(50, 58, 15, 20)),
  line('#e0394a', 'M40 44Q50 52 60 42M36 58Q50 66 64 56M40 72Q50 78 61 70M50 38V78', 3.4),
];

const wave: readonly Shape[] = [
  fill(
    '#0b4a7a',
    'M-6 96C-2 50 18 14 58 8C82 4 100 22 96 42C84 30 68 34 64 48C60 66 76 78 106 76V96Z',
  ),
  fill(
    '#2d8cc4',
    'M-6 96C6 54 24 24 58 16C76 12 90 20 94 34C80 26 60 34 58 52C56 72 74 84 106 82V96Z',
  ),
  line('#d9f6ff', 'M40 22C60 4 88 6 95 36M88 30C86 26 80 26 78 30M76 32C72 30 66 34 68 40', 4.5),
  line('#9be7ff', 'M12 88C18 60 30 44 46 34M28 90C32 70 38 58 48 50', 3, 0.7),
];

/** Positions and sizes of symbols, from back to front: x, y, scale of a symbol. */
const arrangements = {
  one: [[0, 0, 1.8]],
  two: [
    [-48, -14, 1.2],
    [44, 14, 1.3],
  ],
  three: [
    [-62, -30, 0.98],
    [62, -30, 0.98],
    [0, 22, 1.42],
  ],
  four: [
    [-50, -44, 0.96],
    [50, -44, 0.96],
    [-50, 50, 0.96],
    [50, 50, 0.96],
  ],
  five: [
    [-68, -56, 0.78],
    [68, -56, 0.78],
    [-68, 58, 0.78],
    [68, 58, 0.78],
    [0, 0, 1.26],
  ],
  six: [
    [-70, -44, 0.8],
    [0, -62, 0.86],
    [70, -44, 0.8],
    [-66, 46, 0.86],
    [66, 46, 0.86],
    [0, 30, 1.02],
  ],
  many: [
    [-84, -76, 0.62],
    [0, -92, 0.62],
    [84, -76, 0.62],
    [-90, 4, 0.62],
    [90, 4, 0.62],
    [-70, 76, 0.62],
    [70, 76, 0.62],
    [0, 4, 1.4],
  ],
} as const;

/** Symbols in the image of a slot machine; they repeat in turn if the arrangement has more positions. */
interface SymbolGroup {
  readonly symbols: readonly (readonly Shape[])[];
  readonly arrangement: keyof typeof arrangements;
}

/** Symbols that the title of a machine names, as many as it names, by engine. */
const machines: Readonly<Record<string, SymbolGroup>> = {
  'slots-lantern-three': { symbols: [lanternSymbols.lantern], arrangement: 'three' },
  'slots-tide-five': {
    symbols: [
      tideSymbols.shell,
      tideSymbols.pearl,
      tideSymbols.pearl,
      tideSymbols.shell,
      tideSymbols.whale,
    ],
    arrangement: 'five',
  },
  'slots-gem-three': {
    symbols: [gemSymbols.ruby, gemSymbols.topaz, gemSymbols.diamond],
    arrangement: 'three',
  },
  'slots-gong-five': { symbols: [craftSymbols.gong], arrangement: 'one' },
  'slots-orchard-four': {
    symbols: [
      fruitSymbols.mangosteen,
      fruitSymbols.durian,
      fruitSymbols.papaya,
      fruitSymbols.mangosteen,
    ],
    arrangement: 'four',
  },
  'slots-market-wide': {
    symbols: [marketSymbols.umbrella, marketSymbols.kite, marketSymbols.lantern],
    arrangement: 'three',
  },
  'slots-sea-three': { symbols: [treasureSymbols.pearl], arrangement: 'one' },
  'slots-sky-five': { symbols: [skySymbols.comet], arrangement: 'one' },
  'slots-coin-line': { symbols: [coinSymbols.coin], arrangement: 'one' },
  'slots-garden-five': {
    symbols: [lanternSymbols.leaf, lanternSymbols.leaf, nutmeg],
    arrangement: 'three',
  },
  'slots-mask-fifteen': { symbols: [danceSymbols.mask], arrangement: 'many' },
  'slots-treasure-six': {
    symbols: [
      gemSymbols.sapphire,
      gemSymbols.topaz,
      gemSymbols.sapphire,
      treasureSymbols.ruby,
      treasureSymbols.ruby,
      gemSymbols.topaz,
    ],
    arrangement: 'six',
  },
  'slots-reef-wide': {
    symbols: [tideSymbols.coral, tideSymbols.coral, tideSymbols.turtle],
    arrangement: 'three',
  },
  'slots-moon-four': { symbols: [skySymbols.moon], arrangement: 'four' },
  'slots-fruit-three': {
    symbols: [fruitSymbols.banana, fruitSymbols.durian, lanternSymbols.mango],
    arrangement: 'three',
  },
  'slots-night-five': {
    symbols: [
      gemSymbols.sapphire,
      gemSymbols.amethyst,
      gemSymbols.amethyst,
      gemSymbols.sapphire,
      skySymbols.moon,
    ],
    arrangement: 'five',
  },
  'slots-kris-five': { symbols: [dragonSymbols.kris], arrangement: 'one' },
  'slots-sea-ways': { symbols: [wave], arrangement: 'one' },
  'slots-orchard-six': {
    symbols: [fruitSymbols.banana, fruitSymbols.coconut, fruitSymbols.lime],
    arrangement: 'six',
  },
  'slots-storm-fifteen': {
    symbols: [skySymbols.cloud, skySymbols.cloud, skySymbols.bolt],
    arrangement: 'three',
  },
  'slots-craft-three': {
    symbols: [craftSymbols.fan, craftSymbols.fan, craftSymbols.mask],
    arrangement: 'three',
  },
  'slots-gem-ways': { symbols: [gemSymbols.diamond], arrangement: 'two' },
  'slots-fan-bloom': { symbols: [craftSymbols.fan], arrangement: 'three' },
  'slots-fruit-rain': {
    symbols: [fruitSymbols.lime, fruitSymbols.mangosteen],
    arrangement: 'many',
  },
  'slots-comet-trail': { symbols: [skySymbols.comet], arrangement: 'two' },
  'slots-coin-vault': { symbols: [coinSymbols.coin], arrangement: 'five' },
  'slots-harvest-five': {
    symbols: [fruitSymbols.coconut, skySymbols.sun, lanternSymbols.mango],
    arrangement: 'three',
  },
};

/** The main symbols of a machine, as its title names them; `undefined` for an unknown one. @source ours */
export function slotMachineMotif(engine: string): GameArtMotif | undefined {
  const group = machines[engine];
  if (!group) return undefined;
  const kinds = [...new Set(group.symbols)];
  const defs = kinds.map((shapes, index) => symbolMarkup(shapes, `s${index}`)).join('');
  return (scene) => {
    const turn = scene.random.between(-8, 8);
    const symbols = arrangements[group.arrangement].map(([x, y, size], index) => {
      const kind = kinds.indexOf(group.symbols[index % group.symbols.length] ?? []);
      return transformMarkup(x, y, size, `<use href="#s${kind}"/>`, x === 0 ? 0 : turn);
    });
    return `<defs>${defs}</defs>${centreMarkup(scene, `${haloMarkup(scene.palette.lamp)}${symbols.join('')}`)}`;
  };
}
