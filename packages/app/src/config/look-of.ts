import {
  baja,
  lentera,
  pesisir,
  type Brand as Look,
  type ColorName,
  type Density,
  type Palette,
} from '@lobi/ui/tokens';

/** Looks to build on. */
export const looks = { lentera, pesisir, baja } as const satisfies Readonly<Record<string, Look>>;
export type LookName = keyof typeof looks;

/** What a brand changes about the look it builds on. */
export interface LookTokens {
  /** Colours of the look's default scheme, as `#rrggbb`. */
  readonly color?: Partial<Readonly<Record<ColorName, string>>> | undefined;
  /** Factor on every corner. */
  readonly radius?: number | undefined;
  /** Factor on every type size. */
  readonly type?: number | undefined;
  readonly density?: Density | undefined;
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

/** The look with the changes made. Inputs stay at 16 px, below which phones zoom in. */
export function lookOf(base: Look, tokens: LookTokens, name: string): Look {
  const { color = {}, radius = 1, type = 1 } = tokens;
  return {
    ...base,
    name,
    schemes: { ...base.schemes, [base.defaultScheme]: { ...paletteOf(base), ...color } },
    radiiPx: scaled(base.radiiPx, radius),
    fonts: Object.fromEntries(
      Object.entries(base.fonts).map(([step, [size, line]]) => [
        step,
        step === '16' ? [size, line] : [tenths(size * type), tenths(line * type)],
      ]),
    ) as unknown as Look['fonts'],
  };
}
