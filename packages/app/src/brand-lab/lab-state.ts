import type { Brand, ColorName, Density } from '@lobi/ui/tokens';
import { buildTheme, themes, paletteOf } from '../config/themes.ts';
import { printBrand } from '../config/print-brand.ts';

/** Themes to start from. */
export const starts: Readonly<Record<string, Brand>> = themes;

/** Changes to a brand, small enough for the address. */
export interface Changes {
  /** Name of the brand it starts from. */
  readonly base: string;
  /** One colour, from which those of buttons, links and focus are made in every scheme. */
  readonly accent?: string | undefined;
  /** Single colours of the default scheme; they take precedence over those made from the accent. */
  readonly colors: Partial<Readonly<Record<ColorName, string>>>;
  /** Factor on every corner. */
  readonly radius: number;
  /** Factor on every type size. */
  readonly type: number;
  readonly density: Density;
}

/** State without changes. */
export const unchanged = (base: string): Changes => ({
  base,
  accent: undefined,
  colors: {},
  radius: 1,
  type: 1,
  density: 'comfortable',
});

/** Current changes with undo and redo stacks. */
export interface History {
  readonly past: readonly Changes[];
  readonly now: Changes;
  readonly future: readonly Changes[];
}

export type Step =
  | { readonly kind: 'change'; readonly to: Partial<Changes> }
  | { readonly kind: 'undo' | 'redo' };

/** Returns the next history; a change after an undo clears the redo stack. */
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

/** Colours that an accent determines. */
const accentNames: readonly ColorName[] = [
  'accent',
  'accentHover',
  'accentActive',
  'onAccent',
  'accentText',
  'accentSoft',
  'focus',
];

/** Changes to another accent: earlier single colours that it determines give way to it. */
export const withAccent = (changes: Changes, accent: string): Changes => ({
  ...changes,
  accent,
  colors: Object.fromEntries(
    Object.entries(changes.colors).filter(([name]) => !accentNames.some((each) => each === name)),
  ),
});

/** The start theme with the changes applied. */
export const brandOf = (
  start: Brand,
  { accent, colors, radius, type }: Changes,
  name: string,
): Brand => buildTheme(start, { accent, color: colors, radius, type }, name);

/**
 * The changes as a brand file: only the differences from the start theme.
 * @example brandFile(changes, 'kopi88') // "import { defineBrand } from '@lobi/app/brand';\n\nexport
 *   default defineBrand({…});\n"
 */
export function brandFile(
  { base, accent, colors, radius, type, density }: Changes,
  id: string,
): string {
  const tokens = {
    ...(Object.keys(colors).length > 0 && { color: colors }),
    ...(radius !== 1 && { radius }),
    ...(type !== 1 && { type }),
  };
  const theme = {
    ...(accent !== undefined && { accent }),
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...(density !== 'comfortable' && { density }),
  };
  return printBrand({
    schema: 1,
    id,
    name: id,
    extends: base,
    ...(Object.keys(theme).length > 0 && { theme }),
  });
}

/** Changes that lead from a start theme to a brand, as far as the lab supports them. */
export function changesTo(brand: Brand, start: Brand): Changes {
  const [from, to] = [paletteOf(start), paletteOf(brand)];
  const colors = Object.fromEntries(
    Object.entries(to).filter(([name, color]) => from[name as ColorName] !== color),
  ) as Changes['colors'];
  return { ...unchanged(start.name), colors };
}
