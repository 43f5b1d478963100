import {
  breakpointsPx,
  colorNames,
  fontSteps,
  layers,
  lightNames,
  motionMs,
  overlayMs,
  spacePx,
  type Brand,
  type Density,
  type Palette,
  type Scheme,
} from './brand.ts';
import { hueOf } from './oklch.ts';

/** Compact gaps, and control heights for fine pointers. */
const compactSpace = 0.875;
const compactControlsPx = { sm: 28, md: 40, lg: 48 } as const;

/** Minimum height in px of a touch target. */
const touchTargetPx = 44;

/**
 * Values that depend on the scheme: overlays on any background, fills of quiet controls.
 */
const washes: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  dark: {
    veil: 'rgb(255 255 255 / 0.05)',
    'veil-strong': 'rgb(255 255 255 / 0.1)',
    scrim: 'rgb(7 8 15 / 0.66)',
    'color-soft': 'var(--lobi-color-raised)',
    'color-soft-hover': 'var(--lobi-color-overlay)',
  },
  light: {
    veil: 'rgb(28 35 38 / 0.05)',
    'veil-strong': 'rgb(28 35 38 / 0.1)',
    scrim: 'rgb(28 35 38 / 0.5)',
    'color-soft': 'var(--lobi-color-inset)',
    'color-soft-hover': 'var(--lobi-color-border-subtle)',
  },
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rem = (px: number): string => `${px / 16}rem`;
const px = (value: number): string => (value === 0 ? '0' : `${Number(value.toFixed(2))}px`);

const block = (selector: string, values: Readonly<Record<string, string>>, plain = ''): string =>
  `${selector}{${plain}${Object.entries(values)
    .map(([name, value]) => `--lobi-${name}:${value};`)
    .join('')}}`;

/** Angle between the hues of two colours, from 0 to 180. */
function hueDistance(first: string, other: string): number {
  const angle = Math.abs(hueOf(first) - hueOf(other));
  return Math.min(angle, 360 - angle);
}

/**
 * Colour that tints drawn skies: by day the accent, at night the brand's colour nearest to its background,
 * since complementary colours would mix to brown.
 */
function skyColor({ canvas, accent, second }: Palette, scheme: Scheme): string {
  const isAccent = scheme === 'light' || hueDistance(accent, canvas) < hueDistance(second, canvas);
  return `var(--lobi-color-${isAccent ? 'accent' : 'second'})`;
}

const paletteValues = (palette: Palette, scheme: Scheme): Record<string, string> => ({
  ...Object.fromEntries(colorNames.map((name) => [`color-${kebab(name)}`, palette[name]])),
  ...washes[scheme],
  'art-hue': skyColor(palette, scheme),
});

const spaceValues = (scale: number): Record<string, string> =>
  Object.fromEntries(spacePx.map((step, index) => [`space-${index + 1}`, px(step * scale)]));

const controlValues = (heights: Brand['controlsPx']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(heights).map(([size, height]) => [`control-${size}`, px(height)]),
  );

const motionValues = (scale: number): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(motionMs).map(([name, ms]) => [`motion-${name}`, `${ms * scale}ms`]),
  ),
  'motion-overlay': `${scale === 0 ? 0 : overlayMs}ms`,
});

/** Values that depend on the light: shadows, edges and the background of the page. */
const lightValues = ({ shadows, ground }: Partial<Pick<Brand, 'shadows' | 'ground'>>) => ({
  ...(shadows && {
    edge: shadows.edge,
    gloss: shadows.gloss,
    'elevation-1': shadows[1],
    'elevation-2': shadows[2],
    'elevation-3': shadows[3],
    'elevation-4': shadows[4],
  }),
  ...(ground !== undefined && { ground }),
});

/** Ground of images in a brand without a dark scheme. */
const nightWithout = { canvas: '#0b0c0f', overlay: '#25282e' } as const;

/**
 * Selects the shown light: an image contains all, and the surrounding theme shows one. Images are dark in
 * every scheme, on the ground of the brand's dark one.
 */
const artValues = ({
  schemes,
  light = 'lantern',
  artFilter = 'none',
}: Brand): Record<string, string> => ({
  'art-shade': (schemes.dark ?? nightWithout).canvas,
  'art-ground': (schemes.dark ?? nightWithout).overlay,
  ...Object.fromEntries(
    lightNames.map((name) => [`art-${name}`, name === light ? 'inline' : 'none']),
  ),
  'art-filter': artFilter,
});

const scaleValues = (brand: Brand): Record<string, string> => ({
  'font-family': brand.fontFamily,
  'font-family-display': brand.fontFamilyDisplay,
  'font-weight-display': String(brand.fontWeightDisplay),
  ...Object.fromEntries(
    fontSteps.map((step) => [
      `font-${step}`,
      `${rem(brand.fonts[step][0])}/${rem(brand.fonts[step][1])}`,
    ]),
  ),
  ...spaceValues(brand.spaceScale),
  ...Object.fromEntries(
    Object.entries(brand.radiiPx).map(([name, radius]) => [`radius-${name}`, px(radius)]),
  ),
  'radius-pill': '999px',
  ...controlValues(brand.controlsPx),
  'selected-border': px(brand.selectedBorderPx),
  ...lightValues(brand),
  ...artValues(brand),
  ...motionValues(brand.motionScale),
  'ease-out': brand.easings.out,
  'ease-in': brand.easings.in,
  'ease-spring': brand.easings.spring,
  ...Object.fromEntries(Object.entries(layers).map(([name, z]) => [`z-${name}`, String(z)])),
  'navbar-height': '56px',
  'sidebar-width': '248px',
  'bottom-bar-height': '64px',
  'page-gutter': '16px',
});

const compactValues = (brand: Brand): Record<string, string> => ({
  ...spaceValues(Math.min(brand.spaceScale, compactSpace)),
  ...controlValues(compactControlsPx),
});

/**
 * Style sheet of one brand: custom properties under `[data-lobi-theme="<name>"]`, its schemes, the
 * compact density, the wide frame, and reduced motion by setting or system.
 * @example brandCss(lentera) //
 *   '[data-lobi-theme="lentera"]{color-scheme:dark;--lobi-color-inset:#07080f;…'
 * @source ours – spec §1 asks for a dark default only
 */
export function brandCss(brand: Brand): string {
  const root = `[data-lobi-theme="${brand.name}"]`;
  const palette = brand.schemes[brand.defaultScheme];
  if (!palette) throw new Error(`Brand ${brand.name} has no palette for its default scheme`);
  const compact: Density = 'compact';
  const density = `${root}[data-lobi-density="${compact}"]`;
  const touchControls = controlValues({
    ...brand.controlsPx,
    md: touchTargetPx,
    lg: Math.max(brand.controlsPx.lg, touchTargetPx),
  });
  const still = motionValues(0);

  return [
    block(
      root,
      { ...paletteValues(palette, brand.defaultScheme), ...scaleValues(brand) },
      `color-scheme:${brand.defaultScheme};`,
    ),
    ...Object.entries(brand.schemes).map(([scheme, colors]) =>
      block(
        `${root}[data-lobi-scheme="${scheme}"]`,
        {
          ...paletteValues(colors, scheme as Scheme),
          ...lightValues(brand.inScheme?.[scheme as Scheme] ?? {}),
        },
        `color-scheme:${scheme};`,
      ),
    ),
    block(density, compactValues(brand)),
    `@media (pointer:coarse){${block(`${root},${density}`, touchControls)}}`,
    `@media (min-width:${breakpointsPx.mobile}px){${block(root, {
      'navbar-height': '64px',
      'page-gutter': '32px',
    })}}`,
    block(`${root}[data-lobi-motion="reduced"]`, still),
    `@media (prefers-reduced-motion:reduce){${block(root, still)}}`,
  ].join('\n');
}

/** What drawings outside of a page use: the colours of a scheme that drawn surfaces, lines and skies have. */
const imageNames: readonly string[] = [
  ...['color-surface', 'color-text', 'color-text3', 'color-accent', 'color-second', 'art-hue'],
];

/**
 * Style sheet of an SVG image of a brand, which does not see the custom properties of the page that shows it:
 * its colours in the scheme of the `<img>`, which is what `prefers-color-scheme` is within an image.
 * @source ours
 */
export function imageCss({ schemes, defaultScheme }: Brand): string {
  const rules = Object.entries(schemes).map(([scheme, palette]) => {
    const values = Object.entries(paletteValues(palette, scheme as Scheme));
    const used = values.filter(([name]) => imageNames.includes(name));
    return { scheme, rule: block(':root', Object.fromEntries(used)) };
  });
  // The others follow, because they override it.
  const first = rules.filter(({ scheme }) => scheme === defaultScheme).map(({ rule }) => rule);
  const others = rules
    .filter(({ scheme }) => scheme !== defaultScheme)
    .map(({ scheme, rule }) => `@media (prefers-color-scheme:${scheme}){${rule}}`);
  return [...first, ...others].join('');
}
