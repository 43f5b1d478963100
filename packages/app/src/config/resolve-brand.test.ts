import { contrastPairs, contrastRatio } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import type { BrandInput } from './brand-schema.ts';
import { checkBrand } from './check-brand.ts';
import { resolveBrand } from './resolve-brand.ts';
import { themes, paletteOf } from './themes.ts';
import { good } from '../testing/small-brand.ts';

describe('resolveBrand', () => {
  // id: brand-defaults
  it('resolveBrand fills in the defaults of the specification', () => {
    const brand = resolveBrand(good);
    expect(brand.i18n).toMatchObject({ default: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] });
    expect(brand.overlay).toEqual({ fadeMs: 400, removeMs: 1_000 });
    expect(brand.minimumAge).toBe(21);
  });

  it('resolveBrand extends a theme with the colours and corners of the brand', () => {
    const brand = resolveBrand({
      ...good,
      theme: { tokens: { color: { accent: '#7a3e0b' }, radius: 0 }, density: 'compact' },
    });
    expect(brand.look.name).toBe('kopi88');
    expect(brand.look.schemes.light?.accent).toBe('#7a3e0b');
    expect(brand.look.schemes.light?.text).toBe(themes.pesisir.schemes.light?.text);
    expect(Object.values(brand.look.radiiPx)).toEqual([0, 0, 0, 0, 0]);
    expect(brand.density).toBe('compact');
  });

  it('resolveBrand adjusts an accent until it is readable in light and dark', () => {
    const brand = resolveBrand({ ...good, theme: { accent: '#c9184a' } });
    const palettes = Object.entries(brand.look.schemes);
    expect(palettes).toHaveLength(2);
    for (const [scheme, palette] of palettes) {
      const short = contrastPairs
        .filter(([front, back]) => /accent/i.test(front + back))
        .filter(([front, back, minimum]) => contrastRatio(palette[front], palette[back]) < minimum);
      expect(short, scheme).toEqual([]);
      expect(palette.accent, scheme).not.toBe(
        themes.pesisir.schemes[scheme as 'light' | 'dark']?.accent,
      );
    }
  });

  it('resolveBrand offers the schemes of the brand, the first as default with its own background and shadows', () => {
    const both = resolveBrand({ ...good, theme: { schemes: ['dark', 'light'] } });
    expect(both.schemes).toEqual(['dark', 'light']);
    expect(both.look.defaultScheme).toBe('dark');
    expect(both.look.ground).toBe(themes.pesisir.inScheme?.dark?.ground);
    expect(both.look.inScheme?.light?.ground).toBe(themes.pesisir.ground);
    const dark = resolveBrand({ ...good, theme: { schemes: ['dark'], accent: '#c9184a' } });
    expect(Object.keys(dark.look.schemes)).toEqual(['dark']);
    expect(resolveBrand(good).schemes).toEqual(['light']);
  });

  it('colours of a brand apply to its default scheme, and are checked in it', () => {
    const theme = { schemes: ['dark'], tokens: { color: { text3: '#aaaaaa' } } } as const;
    const brand = { ...good, theme: { ...theme, schemes: [...theme.schemes] } };
    expect(checkBrand(brand)).toEqual([]);
    expect(paletteOf(resolveBrand(brand).look).text3).toBe('#aaaaaa');
    const [problem] = checkBrand({ ...good, theme: { tokens: theme.tokens } });
    expect(problem).toMatchObject({ code: 'LB210', path: 'theme.tokens.color.text3' });
  });

  it('resolveBrand applies the colours, patterns, tone and light of the brand to the pictures of the kit', () => {
    const art = { palette: ['#c2410c'], patterns: ['weave'], tone: 'grey', light: 'floodlight' };
    const brand = { ...good, theme: { art } } as BrandInput;
    expect(checkBrand(brand)).toEqual([]);
    const { gameArt, look } = resolveBrand(brand);
    expect(gameArt).toEqual({ palette: ['#c2410c'], patterns: ['weave'] });
    expect([look.artFilter, look.light]).toEqual(['grayscale(1)', 'floodlight']);
  });

  it('resolveBrand gives the pictures of games the colours and patterns of the theme by default', () => {
    const artOf = (brand: Partial<BrandInput>) => resolveBrand({ ...good, ...brand }).gameArt;
    expect(artOf({ extends: 'pesisir' })).toEqual(themes.pesisir.gameArt);
    expect(artOf({ extends: 'lentera' })).toBeUndefined();
    expect(artOf({ extends: 'pesisir', theme: { art: { palette: ['#c2410c'] } } })).toEqual({
      ...themes.pesisir.gameArt,
      palette: ['#c2410c'],
    });
  });

  // id: brand-unchanged
  it('resolveBrand by default keeps the theme and does not block developer tools', () => {
    const brand = resolveBrand(good);
    expect(brand.look).toBe(themes.pesisir);
    expect(brand.antiDevtools).toBe(false);
  });

  it('resolveBrand returns a frozen brand', () => {
    expect(Object.isFrozen(resolveBrand(good))).toBe(true);
  });
});
