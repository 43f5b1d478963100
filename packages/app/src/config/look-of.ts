import {
  baja,
  lentera,
  contrastPairs,
  contrastRatio,
  mixColors,
  nearestPassing,
  pesisir,
  type Brand as Look,
  type ColorName,
  type Density,
  type Palette,
} from '@lobi/ui/tokens';

/** Looks to build on. */
export const looks = { lentera, pesisir, baja } as const satisfies Readonly<Record<string, Look>>;
export type LookName = keyof typeof looks;

/** Changes of a brand to its base theme. */
export interface LookTokens {
  /** Colours of the look's default scheme, as `#rrggbb`. */
  readonly color?: Partial<Readonly<Record<ColorName, string>>> | undefined;
  /** Factor on every corner. */
  readonly radius?: number | undefined;
  /** Factor on every type size. */
  readonly type?: number | undefined;
  readonly density?: Density | undefined;
  /** Accent that its family of colours is made from, as `#rrggbb`; `color` goes before. */
  readonly accent?: string | undefined;
  /** Families of running text and of headings. */
  readonly fonts?:
    | { readonly body?: string | undefined; readonly heading?: string | undefined }
    | undefined;
}

/** Bounds within which a layout holds. */
export const tokenBounds = {
  radius: { min: 0, max: 2 },
  type: { min: 0.85, max: 1.3 },
} as const;

/** Palette of a look's default scheme. */
export function paletteOf({ name, schemes, defaultScheme }: Look): Palette {
  const palette = schemes[defaultScheme];
  if (!palette) throw new Error(`Look ${name} has no palette`);
  return palette;
}

const scaled = <Values extends Readonly<Record<string, number>>>(values: Values, factor: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * factor)]),
  ) as Values;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Returns the grounds of a colour, and the least contrast on each. */
const groundsOf = (name: ColorName, palette: Palette): (readonly [string, number])[] =>
  contrastPairs
    .filter(([front]) => front === name)
    .map(([, back, minimum]) => [palette[back], minimum]);

/**
 * The colours that go with an accent: each as near to it as the contrast of its grounds allows.
 * @param accent as `#rrggbb`
 * @param palette what is around them
 */
export function accentColors(accent: string, palette: Palette): Partial<Palette> {
  const safe = (name: ColorName, color: string, around: Palette) =>
    nearestPassing(color, groundsOf(name, around)) ?? color;
  const base = safe('accent', accent.toLowerCase(), palette);
  const onAccent =
    contrastRatio('#ffffff', base) >= contrastRatio('#000000', base) ? '#ffffff' : '#000000';
  // Pressed and hovered keys go away from their text, so that it stays as readable.
  const away = onAccent === '#ffffff' ? '#000000' : '#ffffff';
  const accentSoft = mixColors(palette.surface, base, 0.14);
  const around = { ...palette, accentSoft };
  return {
    accent: base,
    accentHover: mixColors(base, away, 0.12),
    accentActive: mixColors(base, away, 0.22),
    onAccent,
    accentText: safe('accentText', base, around),
    accentSoft,
    focus: safe('focus', base, palette),
  };
}

/** The family before those of the look, which are used until it has loaded. */
const familyBefore = (family: string | undefined, fallback: string): string =>
  family === undefined ? fallback : `"${family}", ${fallback}`;

/** The look with the changes made. Inputs stay at 16 px, below which phones zoom in. */
export function lookOf(base: Look, tokens: LookTokens, name: string): Look {
  const { color = {}, radius = 1, type = 1, accent, fonts } = tokens;
  const palette = paletteOf(base);
  const accentsIn = (around: Palette): Partial<Palette> =>
    accent === undefined ? {} : accentColors(accent, around);
  const schemes = Object.fromEntries(
    Object.entries(base.schemes).map(([scheme, colors]) => [
      scheme,
      { ...colors, ...accentsIn(colors) },
    ]),
  );
  const chosen = { ...palette, ...color };
  return {
    ...base,
    name,
    schemes: { ...schemes, [base.defaultScheme]: { ...chosen, ...accentsIn(chosen), ...color } },
    fontFamily: familyBefore(fonts?.body, base.fontFamily),
    fontFamilyDisplay: familyBefore(fonts?.heading ?? fonts?.body, base.fontFamilyDisplay),
    radiiPx: scaled(base.radiiPx, radius),
    fonts: Object.fromEntries(
      Object.entries(base.fonts).map(([step, [size, line]]) => [
        step,
        step === '16' ? [size, line] : [tenths(size * type), tenths(line * type)],
      ]),
    ) as unknown as Look['fonts'],
  };
}
