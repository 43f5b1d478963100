import { colorNames, type Brand, type ColorName, type Palette, type Scheme } from './brand.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { mixColors } from './mix-colors.ts';

/** Minimum contrast of a pair in high contrast: 7 where text needs 4.5, 4.5 where marks need 3. */
export const highMinimum = (minimum: number): number => (minimum < 4.5 ? 4.5 : 7);

const grounds: readonly ColorName[] = ['inset', 'canvas'];
const panels: readonly ColorName[] = ['surface', 'raised', 'overlay'];

/** Distance of panels and soft fills from the background towards black or white. */
const half = 0.5;
const step = 0.02;

/**
 * A high-contrast palette derived from the brand's: backgrounds move to black or white, foregrounds the
 * opposite way until text has 7 to 1, marks 4.5; hues are preserved.
 * @source ours
 */
export function highContrastPalette(palette: Palette, scheme: Scheme): Palette {
  const [ground, ink] = scheme === 'dark' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const derived = Object.fromEntries(
    colorNames.map((name) => {
      if (grounds.includes(name) || name.startsWith('on')) return [name, ground];
      if (panels.includes(name) || name.endsWith('Soft'))
        return [name, mixColors(palette[name], ground, half)];
      return [name, palette[name]];
    }),
  ) as Record<ColorName, string>;

  const passes = (name: ColorName): boolean =>
    contrastPairs.every(([front, back, minimum]) =>
      front === name || (back === name && front.startsWith('on'))
        ? contrastRatio(derived[front], derived[back]) >= highMinimum(minimum)
        : true,
    );
  for (const name of colorNames) {
    const start = derived[name];
    for (let share = step; share <= 1 && !passes(name); share += step)
      derived[name] = mixColors(start, ink, share);
  }
  return { ...derived, text: ink, borderSubtle: derived.borderControl, disabled: derived.text3 };
}

/** The brand in high contrast, under the name `<name>-contrast`: flat background, no shadows. @source ours */
export function highContrast(brand: Brand): Brand {
  return {
    ...brand,
    name: `${brand.name}-contrast`,
    schemes: Object.fromEntries(
      Object.entries(brand.schemes).map(([scheme, palette]) => [
        scheme,
        highContrastPalette(palette, scheme as Scheme),
      ]),
    ),
    selectedBorderPx: 2,
    ground: 'none',
    inScheme: {},
  };
}
