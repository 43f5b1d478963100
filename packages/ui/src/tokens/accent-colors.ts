import type { ColorName, Palette, Scheme } from './brand.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { mixColors, nearestPassing } from './mix-colors.ts';

/** Distance of states, the soft fill and the text of an accent from the given colour, 0 to 1. */
const shares = { hover: 0.16, active: 0.28, soft: 0.84, ink: 0.92 } as const;

/** Returns the backgrounds of a colour, with the required contrast on each. */
const groundsOf = (name: ColorName, palette: Palette) =>
  contrastPairs
    .filter(([front]) => front === name)
    .map(([, back, minimum]) => [palette[back], minimum] as const);

/**
 * The colours of an accent, derived from one: its states, the text on it, and the accent as text. The given
 * colour is adjusted only as far as the contrast table requires.
 * @source ours
 * @param chosen `#rrggbb`
 */
export function accentColors(
  chosen: string,
  palette: Palette,
  scheme: Scheme,
): Partial<Record<ColorName, string>> {
  const grounded = (name: ColorName, color: string, within: Palette) =>
    nearestPassing(color, groundsOf(name, within));
  const end = scheme === 'dark' ? '#ffffff' : '#000000';

  const accent = grounded('accent', chosen, palette) ?? end;
  const ink = ['#000000', '#ffffff'].toSorted(
    (first, second) => contrastRatio(second, accent) - contrastRatio(first, accent),
  )[0] as string;
  // States move away from the colour of their text, so that it stays readable in each.
  const away = ink === '#000000' ? '#ffffff' : '#000000';
  const filled: Palette = {
    ...palette,
    accent,
    accentHover: mixColors(accent, away, shares.hover),
    accentActive: mixColors(accent, away, shares.active),
    accentSoft: mixColors(accent, palette.surface, shares.soft),
  };
  return {
    accent,
    accentHover: filled.accentHover,
    accentActive: filled.accentActive,
    onAccent: grounded('onAccent', mixColors(accent, ink, shares.ink), filled) ?? ink,
    accentText: grounded('accentText', accent, filled) ?? end,
    accentSoft: filled.accentSoft,
  };
}
