import type { ColorName } from './brand.ts';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 to 1, of a `#rrggbb` colour, as defined by WCAG 2. */
const luminance = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast of two `#rrggbb` colours, 1 to 21, as defined by WCAG 2. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour on another, and the minimum contrast. */
export type ContrastPair = readonly [foreground: ColorName, background: ColorName, minimum: number];

/** Every required pair of a brand: 7 for long text, 4.5 for text, 3 for marks and borders. */
export const contrastPairs: readonly ContrastPair[] = [
  ['text', 'canvas', 7],
  ['text', 'surface', 7],
  ['text', 'overlay', 7],
  ['text2', 'canvas', 4.5],
  ['text2', 'surface', 4.5],
  ['text2', 'overlay', 4.5],
  ['text3', 'canvas', 4.5],
  ['text3', 'surface', 4.5],
  ['text3', 'raised', 4.5],
  // Heads of tables and fields of light brands.
  ['text3', 'inset', 4.5],
  ['borderControl', 'canvas', 3],
  ['borderControl', 'surface', 3],
  ['borderControl', 'raised', 3],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onAccent', 'accentActive', 4.5],
  ['accent', 'canvas', 3],
  ['accent', 'surface', 3],
  ['accentText', 'surface', 4.5],
  ['accentText', 'raised', 4.5],
  ['accentText', 'accentSoft', 4.5],
  ['onSecond', 'second', 4.5],
  ['second', 'surface', 3],
  ['secondText', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'successSoft', 4.5],
  ['onSuccess', 'success', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['onWarning', 'warning', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['onDanger', 'danger', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'infoSoft', 4.5],
  ['onInfo', 'info', 4.5],
  ['onMeron', 'meron', 4.5],
  ['meron', 'surface', 3],
  ['meron', 'canvas', 3],
  ['meronText', 'surface', 4.5],
  ['meronText', 'meronSoft', 4.5],
  ['onWala', 'wala', 4.5],
  ['wala', 'surface', 3],
  ['wala', 'canvas', 3],
  ['walaText', 'surface', 4.5],
  ['walaText', 'walaSoft', 4.5],
  ['onDraw', 'draw', 4.5],
  ['draw', 'surface', 3],
  ['drawText', 'surface', 4.5],
  ['drawText', 'drawSoft', 4.5],
  ['onCancel', 'cancel', 4.5],
  ['focus', 'canvas', 3],
  ['focus', 'surface', 3],
  ['focus', 'overlay', 3],
];
