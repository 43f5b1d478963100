export { baja } from './baja.ts';
export {
  breakpointsPx,
  colorNames,
  fontSteps,
  gameArtPatterns,
  layers,
  lightNames,
  spacePx,
  type Brand,
  type ColorName,
  type Density,
  type FontSize,
  type FontStep,
  type GameArtPattern,
  type GameArtStyle,
  type LightName,
  type Palette,
  type Scheme,
  type SpaceStep,
} from './brand.ts';
export { brandCss } from './brand-css.ts';
export { accentColors } from './accent-colors.ts';
export { contrastPairs, contrastRatio, type ContrastPair } from './contrast.ts';
export { defineTheme, paletteOf, withSchemes, type ThemeChanges } from './define-theme.ts';
export { designTokens, designTokensText, type TokenGroup } from './design-tokens.ts';
export { lentera } from './lentera.ts';
export { mixColors, nearestPassing } from './mix-colors.ts';
export { pesisir } from './pesisir.ts';
