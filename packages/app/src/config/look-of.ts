import {
  baja,
  defineTheme,
  lentera,
  paletteOf,
  pesisir,
  withSchemes,
  type Brand as Look,
  type ThemeChanges,
} from '@lobi/ui/tokens';
import type { BrandInput } from './brand-schema.ts';

export { paletteOf, withSchemes };

/** Built-in themes to extend. */
export const looks = { lentera, pesisir, baja } as const satisfies Readonly<Record<string, Look>>;
export type LookName = keyof typeof looks;

/** Bounds within which a layout works. */
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

/** The theme with the brand's changes. */
export const lookOf = (base: Look, tokens: Omit<ThemeChanges, 'name'>, name: string): Look =>
  defineTheme(base, { ...tokens, name });

/** The theme that a brand extends, with the schemes that it offers. */
export function baseLookOf({ extends: name, theme }: Pick<BrandInput, 'extends' | 'theme'>): Look {
  const [first, ...rest] = theme?.schemes ?? [];
  return first === undefined ? looks[name] : withSchemes(looks[name], [first, ...rest]);
}
