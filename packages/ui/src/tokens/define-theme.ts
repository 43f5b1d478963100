import { accentColors } from './accent-colors.ts';
import type { Brand, ColorName, LightName, Palette, Scheme } from './brand.ts';
import { contrastPairs } from './contrast.ts';
import { nearestPassing } from './mix-colors.ts';

/** Changes to a theme. Omitted fields are those of the base. */
export interface ThemeChanges {
  /** Name of the new theme, the value of `data-lobi-theme`: lower-case letters, digits and dashes. */
  readonly name: string;
  /**
   * One colour, as `#rrggbb`, from which those of buttons, links and focus are derived in every scheme; each
   * is adjusted only as far as its contrast requires.
   */
  readonly accent?: string | undefined;
  /** Colours of the default scheme, as `#rrggbb`; they take precedence over those derived from the accent. */
  readonly color?: Partial<Readonly<Record<ColorName, string>>> | undefined;
  /** Factor of every corner radius. */
  readonly radius?: number | undefined;
  /** Factor of every font size. Inputs stay at 16 px, below which phones zoom in. */
  readonly type?: number | undefined;
  /** Light in the images of empty lists, errors and the login. */
  readonly light?: LightName | undefined;
  /** CSS filter for the images of games. */
  readonly artFilter?: string | undefined;
  /** Font families of running text and of headings, before those of the base. */
  readonly fonts?:
    | { readonly body?: string | undefined; readonly heading?: string | undefined }
    | undefined;
}

/** Palette of a theme's default scheme. */
export function paletteOf({ name, schemes, defaultScheme }: Brand): Palette {
  const palette = schemes[defaultScheme];
  if (!palette) throw new Error(`Theme ${name} has no palette`);
  return palette;
}

/**
 * The theme with only some of its schemes, the first of which is the default. Shadows and background belong
 * to their scheme.
 */
export function withSchemes(base: Brand, schemes: readonly [Scheme, ...Scheme[]]): Brand {
  const [first] = schemes;
  const lights = {
    ...base.inScheme,
    [base.defaultScheme]: { shadows: base.shadows, ground: base.ground },
  };
  const only = <Value>(values: Partial<Readonly<Record<Scheme, Value>>>) =>
    Object.fromEntries(
      Object.entries(values).filter(([scheme]) => schemes.includes(scheme as Scheme)),
    ) as Partial<Record<Scheme, Value>>;
  return {
    ...base,
    ...lights[first],
    defaultScheme: first,
    schemes: only(base.schemes),
    inScheme: only(lights),
  };
}

const scaled = <Values extends Readonly<Record<string, number>>>(values: Values, factor: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * factor)]),
  ) as Values;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Font family before those of the base, which are used until it has loaded. */
const familyBefore = (family: string | undefined, fallback: string): string =>
  family === undefined ? fallback : `"${family}", ${fallback}`;

/** Colour of the focus ring: the accent, adjusted to be visible. */
function focusOf(accent: string, palette: Palette): string {
  const grounds = contrastPairs
    .filter(([front]) => front === 'focus')
    .map(([, back, minimum]) => [palette[back], minimum] as const);
  return nearestPassing(accent, grounds) ?? palette.focus;
}

/**
 * Derives a theme from another one. `contrastPairs` lists the required contrasts of its colours.
 * @example const kopi88 = defineTheme(pesisir, { name: 'kopi88', accent: '#c2410c', radius: 0.5 });
 */
export function defineTheme(
  base: Brand,
  { name, accent, color = {}, radius = 1, type = 1, fonts, ...art }: ThemeChanges,
): Brand {
  const accentsIn = (around: Palette, scheme: Scheme): Partial<Palette> =>
    accent === undefined
      ? {}
      : {
          ...accentColors(accent.toLowerCase(), around, scheme),
          focus: focusOf(accent.toLowerCase(), around),
        };
  const chosen = (palette: Palette, scheme: Scheme): Palette => {
    const own = scheme === base.defaultScheme ? color : {};
    const around = { ...palette, ...own };
    return { ...around, ...accentsIn(around, scheme), ...own };
  };
  return {
    ...base,
    name,
    schemes: Object.fromEntries(
      Object.entries(base.schemes).map(([scheme, palette]) => [
        scheme,
        chosen(palette, scheme as Scheme),
      ]),
    ),
    fontFamily: familyBefore(fonts?.body, base.fontFamily),
    fontFamilyDisplay: familyBefore(fonts?.heading ?? fonts?.body, base.fontFamilyDisplay),
    ...Object.fromEntries(Object.entries(art).filter(([, value]) => value !== undefined)),
    radiiPx: scaled(base.radiiPx, radius),
    fonts: Object.fromEntries(
      Object.entries(base.fonts).map(([step, [size, line]]) => [
        step,
        step === '16' ? [size, line] : [tenths(size * type), tenths(line * type)],
      ]),
    ) as unknown as Brand['fonts'],
  };
}
