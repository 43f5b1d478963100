import {
  colorNames,
  layers,
  motionMs,
  overlayMs,
  spacePx,
  type Brand,
  type Palette,
  type Scheme,
} from './brand.ts';

/** A token or a group of them, as the W3C Design Tokens format nests them. */
export interface TokenGroup {
  readonly [name: string]: unknown;
}

const channel = (color: string, at: number): number =>
  Number((Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4));

const colorToken = (color: string): TokenGroup => ({
  $value: {
    colorSpace: 'srgb',
    components: [channel(color, 1), channel(color, 3), channel(color, 5)],
    hex: color,
  },
});

const px = (value: number): TokenGroup => ({ $value: { value, unit: 'px' } });

const group = <Value>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value) => TokenGroup,
): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)]));

/** Names of a CSS font stack, in order of preference. */
const families = (stack: string): string[] =>
  stack.split(',').map((name) => name.trim().replaceAll('"', ''));

const ms = (value: number): TokenGroup => ({ $value: { value, unit: 'ms' } });

/** `0`, `12px` or `-4px` as a dimension. */
const dimension = (text = '0') => ({ value: Number.parseFloat(text), unit: 'px' });

/** An invisible shadow, for a brand without shadows. */
const noShadow = 'inset 0 0 0 0 rgb(0 0 0 / 0)';

/** One layer of a CSS shadow: `inset 0 1px 0 rgb(255 255 255 / 0.05)`. */
function shadowLayer(text: string): TokenGroup {
  const [, red, green, blue, alpha] = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(text) ?? [];
  const [offsetX, offsetY, blur, spread] = text
    .replace(/rgb\([^)]*\)|inset/g, '')
    .trim()
    .split(/\s+/);
  return {
    color: {
      colorSpace: 'srgb',
      components: [red, green, blue].map((value) => Number((Number(value) / 255).toFixed(4))),
      alpha: Number(alpha),
    },
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
    ...(text.includes('inset') && { inset: true }),
  };
}

/** Layers of a CSS shadow, the uppermost first. */
const shadowToken = (css: string): TokenGroup => ({
  $value: (css === 'none' ? noShadow : css).split(/,(?![^(]*\))/).map(shadowLayer),
});

/** Converts `linear` or `cubic-bezier(…)` to the four numbers of its curve. */
const easingToken = (css: string): TokenGroup => ({
  $value: css === 'linear' ? [0, 0, 1, 1] : (css.match(/-?[\d.]+/g) ?? []).map(Number),
});

const colorGroup = (palette: Palette): TokenGroup =>
  Object.fromEntries(colorNames.map((name) => [name, colorToken(palette[name])]));

/**
 * A brand in the W3C Design Tokens format 2025.10, which design tools import. Colours and shadows are
 * grouped by scheme, so that each scheme becomes a mode; sizes are in px at the browser's default text
 * size.
 * @source https://www.designtokens.org/tr/2025.10/format/
 * @example designTokens(lentera) // { color: { $type: 'color', dark: { canvas: { $value: {…} }, … } }, …
 *   }
 */
export function designTokens(brand: Brand): TokenGroup {
  const sizes = Object.entries(brand.fonts);
  return {
    $description: `Brand ${brand.name}`,
    color: {
      $type: 'color',
      ...Object.fromEntries(
        Object.entries(brand.schemes).map(([scheme, palette]) => [scheme, colorGroup(palette)]),
      ),
    },
    space: {
      $type: 'dimension',
      ...Object.fromEntries(
        spacePx.map((step, index) => [String(index + 1), px(step * brand.spaceScale)]),
      ),
    },
    radius: { $type: 'dimension', ...group({ ...brand.radiiPx, pill: 999 }, px) },
    control: { $type: 'dimension', ...group(brand.controlsPx, px) },
    border: { $type: 'dimension', selected: px(brand.selectedBorderPx) },
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        Object.keys(brand.schemes).map((scheme) => {
          const shadows = brand.inScheme?.[scheme as Scheme]?.shadows ?? brand.shadows;
          return [scheme, group(shadows, shadowToken)];
        }),
      ),
    },
    duration: {
      $type: 'duration',
      ...group(motionMs, (value) => ms(value * brand.motionScale)),
      overlay: ms(overlayMs),
    },
    easing: { $type: 'cubicBezier', ...group(brand.easings, easingToken) },
    layer: { $type: 'number', ...group(layers, (value) => ({ $value: value })) },
    fontFamily: {
      $type: 'fontFamily',
      body: { $value: families(brand.fontFamily) },
      display: { $value: families(brand.fontFamilyDisplay) },
    },
    fontWeight: { $type: 'fontWeight', display: { $value: brand.fontWeightDisplay } },
    fontSize: {
      $type: 'dimension',
      ...Object.fromEntries(sizes.map(([step, [size]]) => [step, px(size)])),
    },
    lineHeight: {
      $type: 'dimension',
      ...Object.fromEntries(sizes.map(([step, [, line]]) => [step, px(line)])),
    },
  };
}

/** The tokens as a file. */
export const designTokensText = (brand: Brand): string =>
  `${JSON.stringify(designTokens(brand), null, 2)}\n`;
