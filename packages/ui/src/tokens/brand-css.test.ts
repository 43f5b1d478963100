import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { brandCss } from './brand-css.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

describe('brandCss', () => {
  it('brandCss writes every colour and scale under the brand alone', () => {
    const css = brandCss(lentera);
    expect(css).toContain('[data-lobi-theme="lentera"]{color-scheme:dark;');
    expect(css).toContain('--lobi-color-accent-hover:#ffc66f;');
    expect(css).toContain('--lobi-font-15:0.9375rem/1.375rem;');
    expect(css).toContain('--lobi-space-5:16px;');
    expect(css).not.toContain(':root');
  });

  it('brandCss keeps the overlay at 0.4 s whatever the pace of the brand', () => {
    expect(brandCss(baja)).toContain('--lobi-motion-base:165ms;');
    expect(brandCss(baja)).toContain('--lobi-motion-overlay:400ms;');
  });

  it('brandCss stops motion when the system or an attribute asks for it', () => {
    const css = brandCss(pesisir);
    expect(css).toContain(
      '[data-lobi-theme="pesisir"][data-lobi-motion="reduced"]{--lobi-motion-instant:0ms;',
    );
    expect(css).toMatch(
      /prefers-reduced-motion:reduce\)\{\[data-lobi-theme="pesisir"\]\{--lobi-motion-instant:0ms/,
    );
  });

  it('brandCss refuses a brand without a palette for its default scheme', () => {
    expect(() => brandCss({ ...lentera, schemes: {} })).toThrow(/lentera/);
  });
});
