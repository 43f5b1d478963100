import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { brandCss } from './brand-css.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { defineTheme } from './define-theme.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

const bases = [lentera, pesisir, baja];

describe('defineTheme', () => {
  it.each(bases)('defineTheme without changes returns $name under another name', (base) => {
    expect(defineTheme(base, { name: 'kopi88' })).toEqual({ ...base, name: 'kopi88' });
  });

  it.each(['#C2410C', '#ffffff', '#000000', '#0b5fff', '#ffe600'])(
    'defineTheme derives readable colours from %s in every scheme of every base',
    (accent) => {
      for (const base of bases) {
        const { schemes } = defineTheme(base, { name: 'kopi88', accent });
        for (const palette of Object.values(schemes)) {
          const unreadable = contrastPairs.filter(
            ([front, back, minimum]) => contrastRatio(palette[front], palette[back]) < minimum,
          );
          expect(unreadable).toEqual([]);
        }
      }
    },
  );

  it('defineTheme prefers given colours to those derived from the accent, in the default scheme', () => {
    const { schemes } = defineTheme(pesisir, {
      name: 'kopi88',
      accent: '#c2410c',
      color: { accentText: '#7c2d12' },
    });
    expect(schemes.light).toMatchObject({ accent: '#c2410c', accentText: '#7c2d12' });
  });

  it('defineTheme scales corners and font sizes, except those of inputs', () => {
    const theme = defineTheme(lentera, { name: 'kopi88', radius: 0.5, type: 1.1 });
    expect(theme.radiiPx.md).toBe(Math.round(lentera.radiiPx.md / 2));
    expect(theme.fonts['16']).toEqual(lentera.fonts['16']);
    expect(theme.fonts['20'][0]).toBeCloseTo(lentera.fonts['20'][0] * 1.1, 1);
  });

  it('defineTheme puts given font families first, and writes its sheet under its name', () => {
    const css = brandCss(defineTheme(baja, { name: 'kopi88', fonts: { body: 'Inter' } }));
    expect(css).toContain('[data-lobi-theme="kopi88"]');
    expect(css).toMatch(/--lobi-font-family:"Inter", /);
    expect(css).toMatch(/--lobi-font-family-display:"Inter", /);
  });
});
