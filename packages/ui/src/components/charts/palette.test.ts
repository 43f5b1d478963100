import { describe, expect, it } from 'vitest';
import { baja } from '../../tokens/baja.ts';
import type { ColorName, Palette } from '../../tokens/brand.ts';
import { contrastRatio } from '../../tokens/contrast.ts';
import { lentera } from '../../tokens/lentera.ts';
import { pesisir } from '../../tokens/pesisir.ts';
import { paletteColors } from './series-look.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Colours as seen without one kind of cone, on linear RGB; after Machado, Oliveira and Fernandes
 * 2009.
 */
const eyes: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Triple => {
  const channel = (offset: number): number => {
    const value = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const dot = (row: Triple, [red, green, blue]: Triple): number =>
  Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));

const seen = (hex: string, [first, second, third]: Matrix): Triple => {
  const rgb = linear(hex);
  return [dot(first, rgb), dot(second, rgb), dot(third, rgb)];
};

const lab = ([red, green, blue]: Triple): Triple => {
  const bend = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const distance = (one: string, other: string, eye: Matrix): number => {
  const first = lab(seen(one, eye));
  const second = lab(seen(other, eye));
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
};

const colorOf = (palette: Palette, token: string): string =>
  palette[token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as ColorName];

const palettes = [lentera, pesisir, baja].flatMap(({ name, schemes }) =>
  Object.entries(schemes).map(([scheme, palette]) => [`${name}/${scheme}`, palette] as const),
);

describe.each(palettes)('the palette of charts in %s', (_look, palette) => {
  const colors = paletteColors.map((token) => colorOf(palette, token));

  it('a colour contrasts with the panel', () => {
    for (const color of colors) {
      expect(contrastRatio(color, palette.surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(eyes))(
    'the palette distinguishes any two colours for %s vision',
    (_name, eye) => {
      colors.forEach((color, index) => {
        for (const other of colors.slice(index + 1)) {
          expect(distance(color, other, eye), `${color} ${other}`).toBeGreaterThanOrEqual(9.9);
        }
      });
    },
  );
});
