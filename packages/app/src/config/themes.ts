import {
  baja,
  defineTheme,
  lentera,
  paletteOf,
  pesisir,
  withSchemes,
  type Brand as Theme,
  type ThemeChanges,
} from '@lobi/ui/tokens';
import type { BrandInput } from './brand-schema.ts';

export { paletteOf, withSchemes };

/** Built-in themes to extend. */
export const themes = { lentera, pesisir, baja } as const satisfies Readonly<Record<string, Theme>>;
export type ThemeName = keyof typeof themes;

/** Bounds of radius and font-size factors within which all layouts work. */
export const tokenBounds = {
  radius: { min: 0, max: 2 },
  type: { min: 0.85, max: 1.3 },
} as const;

/** Tones of the pictures of games, as CSS filters. */
export const artTones = {
  full: 'none',
  warm: 'sepia(0.3)',
  muted: 'saturate(0.45)',
  grey: 'grayscale(1)',
} as const satisfies Readonly<Record<string, string>>;
export type ArtTone = keyof typeof artTones;

/** Returns the theme with the brand's changes. */
export const buildTheme = (base: Theme, tokens: Omit<ThemeChanges, 'name'>, name: string): Theme =>
  defineTheme(base, { ...tokens, name });

/** Returns the theme that a brand extends, with the schemes that the brand offers. */
export function baseThemeOf({
  extends: name,
  theme,
}: Pick<BrandInput, 'extends' | 'theme'>): Theme {
  const [first, ...rest] = theme?.schemes ?? [];
  return first === undefined ? themes[name] : withSchemes(themes[name], [first, ...rest]);
}
