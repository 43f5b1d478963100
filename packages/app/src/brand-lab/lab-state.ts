import {
  baja,
  lentera,
  pesisir,
  type Brand,
  type ColorName,
  type Density,
  type Palette,
} from '@lobi/ui/tokens';

/** Brands to start from. */
export const starts: Readonly<Record<string, Brand>> = { lentera, pesisir, baja };

/** What has been changed, small enough for the address. */
export interface Changes {
  /** Name of the brand it starts from. */
  readonly base: string;
  readonly colors: Partial<Readonly<Record<ColorName, string>>>;
  /** Factor on every corner. */
  readonly radius: number;
  /** Factor on every type size. */
  readonly type: number;
  readonly density: Density;
}

/** Everything as the brand has it. */
export const unchanged = (base: string): Changes => ({
  base,
  colors: {},
  radius: 1,
  type: 1,
  density: 'comfortable',
});

/** Changes with those before and after them, for undo and redo. */
export interface History {
  readonly past: readonly Changes[];
  readonly now: Changes;
  readonly future: readonly Changes[];
}

export type Step =
  { readonly kind: 'change'; readonly to: Partial<Changes> } | { readonly kind: 'undo' | 'redo' };

/** Next history; a change after an undo forgets what was undone. */
export function takeStep({ past, now, future }: History, step: Step): History {
  switch (step.kind) {
    case 'change':
      return { past: [...past, now], now: { ...now, ...step.to }, future: [] };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return { past, now, future };
      return { past: past.slice(0, -1), now: before, future: [now, ...future] };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return { past, now, future };
      return { past: [...past, now], now: after, future: rest };
    }
  }
}

const scaled = <Values extends Readonly<Record<string, number>>>(values: Values, factor: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * factor)]),
  ) as Values;

/** Palette of a brand's default scheme. */
export function paletteOf({ name, schemes, defaultScheme }: Brand): Palette {
  const palette = schemes[defaultScheme];
  if (!palette) throw new Error(`Brand ${name} has no palette`);
  return palette;
}

/** The brand with the changes made. Inputs stay at 16 px, below which phones zoom in. */
export function brandOf(start: Brand, { colors, radius, type }: Changes, name: string): Brand {
  return {
    ...start,
    name,
    schemes: { ...start.schemes, [start.defaultScheme]: { ...paletteOf(start), ...colors } },
    radiiPx: scaled(start.radiiPx, radius),
    fonts: Object.fromEntries(
      Object.entries(start.fonts).map(([step, [size, line]]) => [
        step,
        step === '16'
          ? [size, line]
          : [Math.round(size * type * 10) / 10, Math.round(line * type * 10) / 10],
      ]),
    ) as unknown as Brand['fonts'],
  };
}

/** Changes that lead from a start to a brand, as far as the lab can tell them. */
export function changesTo(brand: Brand, start: Brand): Changes {
  const [from, to] = [paletteOf(start), paletteOf(brand)];
  const colors = Object.fromEntries(
    Object.entries(to).filter(([name, color]) => from[name as ColorName] !== color),
  ) as Changes['colors'];
  return { ...unchanged(start.name), colors };
}
