import { contrastPairs, contrastRatio, pesisir, type Brand } from '@lobi/ui/tokens';

const { light } = pesisir.schemes;

/** A look of your own: one that the kit has, with some colours changed. */
export const kopi88: Brand = {
  ...pesisir,
  name: 'kopi88',
  schemes: {
    light: light && {
      ...light,
      accent: '#9a3412',
      accentHover: '#7c2d12',
      accentActive: '#601f0c',
      accentText: '#8a2f10',
      accentSoft: '#fbe9e0',
    },
  },
};

/** Pairs of colours that are too close to be read; the test of your project expects none. */
export const unreadable = contrastPairs.filter(([front, back, least]) => {
  const palette = kopi88.schemes.light;
  return palette && contrastRatio(palette[front], palette[back]) < least;
});
