import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColors } from './accent-colors.ts';
import { baja } from './baja.ts';
import type { Palette, Scheme } from './brand.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

const palettes = [lentera, pesisir, baja].flatMap(({ name, schemes }) =>
  Object.entries(schemes).map(([scheme, palette]) => ({
    name,
    scheme: scheme as Scheme,
    palette,
  })),
);

const failing = (palette: Palette) =>
  contrastPairs.filter(
    ([front, back, minimum]) => contrastRatio(palette[front], palette[back]) < minimum,
  );

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('accentColors', () => {
  it.each(palettes)(
    'accentColors passes the contrast table of $name $scheme with any colour',
    (look) => {
      fc.assert(
        fc.property(colors, (chosen) => {
          const derived = accentColors(chosen, look.palette, look.scheme);
          expect(failing({ ...look.palette, ...derived })).toEqual([]);
        }),
      );
    },
  );

  it('accentColors does not change a colour that passes already', () => {
    expect(accentColors('#b6f23d', lentera.schemes.dark!, 'dark').accent).toBe('#b6f23d');
  });
});
