import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

describe('contrastRatio', () => {
  it('contrastRatio agrees with the published extremes and does not depend on the order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('contrastRatio returns the ratios recorded in the design', () => {
    const { text = '', canvas = '' } = lentera.schemes.dark ?? {};
    expect(contrastRatio(text, canvas)).toBeCloseTo(17.26, 2);
  });
});

describe('brand palettes', () => {
  it('brand palettes are checked for 54 pairs of colours', () => {
    expect(contrastPairs).toHaveLength(54);
    expect(new Set(contrastPairs.map(([front, back]) => `${front}/${back}`)).size).toBe(54);
  });

  const palettes = [lentera, pesisir, baja].flatMap((brand) =>
    Object.entries(brand.schemes).map(([scheme, palette]) => ({
      name: brand.name,
      scheme,
      palette,
    })),
  );

  it('every brand has light and dark palettes', () => {
    expect(palettes.map(({ name, scheme }) => `${name} ${scheme}`).toSorted()).toEqual(
      ['baja', 'lentera', 'pesisir'].flatMap((name) => [`${name} dark`, `${name} light`]),
    );
  });

  it.each(palettes)('$name $scheme keeps every pair at or above its minimum', ({ palette }) => {
    const short = contrastPairs
      .map(([front, back, minimum]) => ({
        pair: `${front} on ${back}`,
        minimum,
        ratio: contrastRatio(palette[front], palette[back]),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum);
    expect(short).toEqual([]);
  });
});
