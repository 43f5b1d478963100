import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { brandCss } from './brand-css.ts';
import { designTokens } from './design-tokens.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

interface Token {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Every token with its path and the type of its group. */
const flatten = (node: object, name = '', type = ''): Token[] => {
  const { $type = type, $value } = node as { $type?: string; $value?: unknown };
  if ($value !== undefined) return [{ name, type: $type, value: $value }];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => flatten(child as object, name ? `${name}.${key}` : key, $type));
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Value of a custom property in the block of a selector. */
const cssValue = (css: string, selector: string, name: string) => {
  const start = css.indexOf(`${selector}{`);
  return new RegExp(`--lobi-${name}:([^;]*);`).exec(css.slice(start, css.indexOf('}', start)))?.[1];
};

interface ShadowLayer {
  readonly color: { readonly components: readonly number[]; readonly alpha: number };
  readonly inset?: boolean;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

interface Dimension {
  readonly value: number;
}

/** A shadow in CSS; a zero spread and invisible shadows are omitted. */
const shadowText = (shadow: readonly ShadowLayer[]): string => {
  const length = ({ value }: Dimension) => (value === 0 ? '0' : `${value}px`);
  const text = shadow.map(({ color, inset, offsetX, offsetY, blur, spread }) =>
    [
      ...(inset ? ['inset'] : []),
      ...[offsetX, offsetY, blur].map(length),
      ...(spread.value === 0 ? [] : [length(spread)]),
      `rgb(${color.components.map((share) => Math.round(share * 255)).join(' ')} / ${color.alpha})`,
    ].join(' '),
  );
  return shadow.every(({ color }) => color.alpha === 0) ? 'none' : text.join(', ');
};

describe.each([lentera, pesisir, baja])('design tokens of $name', (brand) => {
  const tokens = flatten(designTokens(brand));
  const css = brandCss(brand);
  const root = `[data-lobi-theme="${brand.name}"]`;

  it('design tokens have a type from the format and a unique path', () => {
    const types = [
      ...['color', 'dimension', 'fontFamily', 'fontWeight', 'shadow'],
      ...['duration', 'cubicBezier', 'number'],
    ];
    expect(tokens.filter(({ type }) => !types.includes(type))).toEqual([]);
    expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
  });

  it('design tokens contain the colours of the style sheet, in each scheme', () => {
    const colors = tokens.filter(({ type }) => type === 'color');
    expect(colors).toHaveLength(47 * Object.keys(brand.schemes).length);
    for (const { name, value } of colors) {
      const [, scheme, color = ''] = name.split('.');
      const { hex } = value as { hex: string };
      const inCss = cssValue(css, `${root}[data-lobi-scheme="${scheme}"]`, `color-${kebab(color)}`);
      expect(hex, name).toBe(inCss);
    }
  });

  it('design tokens contain the sizes, weights, durations and layers of the style sheet', () => {
    const ofToken: readonly (readonly [pattern: RegExp, property: string, text: string])[] = [
      [/^(space|radius|control)\.(.*)$/, '$1-$2', '{value}{unit}'],
      [/^border\.selected$/, 'selected-border', '{value}{unit}'],
      [/^duration\.(.*)$/, 'motion-$1', '{value}{unit}'],
      [/^fontWeight\.(.*)$/, 'font-weight-$1', '{value}'],
      [/^layer\.(.*)$/, 'z-$1', '{value}'],
    ];
    const found = tokens.flatMap(({ name, value }) => {
      const [pattern, property, text] = ofToken.find(([each]) => each.test(name)) ?? [];
      if (!pattern || !property || !text) return [];
      const { value: size, unit } =
        typeof value === 'number'
          ? { value, unit: '' }
          : (value as { value: number; unit: string });
      const written = text
        .replace('{value}', String(Number(size.toFixed(2))))
        .replace('{unit}', unit);
      return [[name, written, cssValue(css, root, name.replace(pattern, property))] as const];
    });
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter(([, token, inCss]) => token !== inCss)).toEqual([]);
  });

  it('design tokens contain the type scale and the families of the style sheet', () => {
    const valueOf = (path: string) => tokens.find(({ name }) => name === path)?.value;
    const rem = (path: string) => `${(valueOf(path) as { value: number }).value / 16}rem`;
    for (const step of Object.keys(brand.fonts)) {
      expect(`${rem(`fontSize.${step}`)}/${rem(`lineHeight.${step}`)}`).toBe(
        cssValue(css, root, `font-${step}`),
      );
    }
    const inCss = (name: string) =>
      cssValue(css, root, name)?.replaceAll('"', '').split(', ') ?? [];
    expect(valueOf('fontFamily.body')).toEqual(inCss('font-family'));
    expect(valueOf('fontFamily.display')).toEqual(inCss('font-family-display'));
  });

  it('design tokens contain the shadows and the curves of the style sheet', () => {
    const shadows = tokens.filter(({ type }) => type === 'shadow');
    expect(shadows).toHaveLength(6 * Object.keys(brand.schemes).length);
    for (const { name, value } of shadows) {
      const [, scheme, step = ''] = name.split('.');
      const property = /^\d$/.test(step) ? `elevation-${step}` : step;
      const inCss =
        cssValue(css, `${root}[data-lobi-scheme="${scheme}"]`, property) ??
        cssValue(css, root, property);
      expect(shadowText(value as readonly ShadowLayer[]), name).toBe(inCss);
    }
    for (const { name, value } of tokens.filter(({ type }) => type === 'cubicBezier')) {
      const curve = (value as readonly number[]).join(', ');
      const inCss = cssValue(css, root, name.replace('easing.', 'ease-'));
      expect(curve === '0, 0, 1, 1' ? 'linear' : `cubic-bezier(${curve})`, name).toBe(inCss);
    }
  });

  it('design tokens omit only images, values derived from a scheme, and page dimensions', () => {
    const start = css.indexOf(`${root}{`);
    const names = [...css.slice(start, css.indexOf('}', start)).matchAll(/--lobi-([\w-]+):/g)].map(
      ([, name = '']) => name,
    );
    const inTokens =
      /^(color-(?!soft(-hover)?$)|space-|radius-|control-|font-|motion-|ease-|z-|elevation-|edge$|gloss$|selected-border$)/;
    expect(names.filter((name) => !inTokens.test(name)).toSorted()).toEqual([
      ...['art-filter', 'art-float', 'art-floodlight', 'art-ground', 'art-hue', 'art-lantern'],
      'art-shade',
      ...['bottom-bar-height', 'color-soft', 'color-soft-hover', 'ground'],
      ...['navbar-height', 'page-gutter', 'scrim', 'sidebar-width', 'veil', 'veil-strong'],
    ]);
  });
});
