import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import type { Brand } from './brand.ts';
import { brandCss } from './brand-css.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

describe('brandCss', () => {
  it('brandCss writes every colour and scale only under the brand’s selector', () => {
    const css = brandCss(lentera);
    expect(css).toContain('[data-lobi-theme="lentera"]{color-scheme:dark;');
    expect(css).toContain('--lobi-color-accent-hover:#ffc66f;');
    expect(css).toContain('--lobi-font-15:0.9375rem/1.375rem;');
    expect(css).toContain('--lobi-space-5:16px;');
    expect(css).not.toContain(':root');
  });

  it('brandCss fades the overlay in 0.4 s, independent of the brand’s motion factor', () => {
    expect(brandCss(baja)).toContain('--lobi-motion-base:165ms;');
    expect(brandCss(baja)).toContain('--lobi-motion-overlay:400ms;');
  });

  it('brandCss stops motion if the system or an attribute requests it', () => {
    const css = brandCss(pesisir);
    expect(css).toContain(
      '[data-lobi-theme="pesisir"][data-lobi-motion="reduced"]{--lobi-motion-instant:0ms;',
    );
    expect(css).toMatch(
      /prefers-reduced-motion:reduce\)\{\[data-lobi-theme="pesisir"\]\{--lobi-motion-instant:0ms/,
    );
  });

  it('brandCss shows one light in the images of a brand, and each brand has its own', () => {
    const shown = [lentera, pesisir, baja].map((brand) =>
      [...brandCss(brand).matchAll(/--lobi-art-(\w+):inline;/g)].map(([, light]) => light),
    );
    expect(shown).toEqual([['lantern'], ['float'], ['floodlight']]);
  });

  it('brandCss tints the night sky of a brand by its colour nearest to the background', () => {
    const skies = [lentera, pesisir, baja].map(
      (brand) =>
        /\[data-lobi-scheme="dark"\][^}]*--lobi-art-hue:([^;]*);/.exec(brandCss(brand))?.[1],
    );
    expect(skies).toEqual([
      'var(--lobi-color-second)',
      'var(--lobi-color-accent)',
      'var(--lobi-color-second)',
    ]);
  });

  it('brandCss gives images the dark ground of their brand in every scheme', () => {
    const shades = [lentera, pesisir, baja].map(
      (brand) => /--lobi-art-shade:(#\w+);/.exec(brandCss(brand))?.[1],
    );
    expect(shades).toEqual(['#0b0d1a', '#0b1719', '#0a0b0d']);
    const { dark: _dark, ...schemes } = pesisir.schemes;
    expect(brandCss({ ...pesisir, schemes })).toContain('--lobi-art-shade:#0b0c0f;');
  });

  it.each<[what: string, of: (brand: Brand) => unknown]>([
    ['pictures of games', ({ gameArt }) => JSON.stringify(gameArt)],
    ['corners', ({ radiiPx }) => radiiPx.md],
    ['ground', ({ ground }) => ground],
    ['tone of game pictures', ({ artFilter }) => artFilter],
    ['type scale', ({ fonts }) => fonts[48][0]],
  ])('the three brands differ in their %s, not in colour only', (_name, of) => {
    expect(new Set([lentera, pesisir, baja].map((brand) => of(brand))).size).toBe(3);
  });

  it('brandCss rejects a brand without a palette for its default scheme', () => {
    expect(() => brandCss({ ...lentera, schemes: {} })).toThrow(/lentera/);
  });
});
