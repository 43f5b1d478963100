export { baja } from './baja.ts';
export {
  breakpointsPx,
  colorNames,
  fontSteps,
  layers,
  spacePx,
  type Brand,
  type ColorName,
  type Density,
  type FontSize,
  type FontStep,
  type Palette,
  type Scheme,
  type SpaceStep,
} from './brand.ts';
export { brandCss } from './brand-css.ts';
export { contrastPairs, contrastRatio, type ContrastPair } from './contrast.ts';
export { lentera } from './lentera.ts';
export { mixColors, nearestPassing } from './mix-colors.ts';
export { pesisir } from './pesisir.ts';
