import { contrastPairs, contrastRatio, defineTheme, paletteOf, pesisir } from '@lobi/ui/tokens';

/** A custom theme: one of the kit's, with all accent colours derived from another accent. */
export const kopi88 = defineTheme(pesisir, { name: 'kopi88', accent: '#9a3412' });

const palette = paletteOf(kopi88);

/** Pairs of colours with too little contrast; the test of your project expects none. */
export const unreadable = contrastPairs.filter(
  ([front, back, minimum]) => contrastRatio(palette[front], palette[back]) < minimum,
);
