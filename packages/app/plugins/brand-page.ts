import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lentera } from '../src/brands/lentera/brand.config.ts';
import { pesisir } from '../src/brands/pesisir/brand.config.ts';
import type { BrandInput } from '../src/config/brand-schema.ts';
import { checkBrand, describeProblems } from '../src/config/check-brand.ts';
import { defineBrand } from '../src/config/define-brand.ts';
import { paletteOf } from '../src/config/look-of.ts';

/** Brands that can be built from this source; `LOBI_BRAND` chooses one. */
export const brands: Readonly<Record<string, BrandInput>> = { lentera, pesisir };

/** Refuses a brand file with mistakes, and fills the page with the brand's name, mark and colours. */
export function brandPage(root: string, id: string): Plugin {
  const input = brands[id];
  return {
    name: 'lobi-brand',
    buildStart() {
      if (!input) this.error(`LOBI_BRAND is "${id}"; known: ${Object.keys(brands).join(', ')}.`);
      const problems = checkBrand(input);
      if (problems.length > 0) {
        this.error(describeProblems(`src/brands/${id}/brand.config.ts`, problems));
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!input) return html;
        const brand = defineBrand(input);
        const words: Readonly<Record<string, string>> = {
          NAME: brand.name,
          DESCRIPTION: brand.meta.description,
          COLOUR: brand.meta.themeColor,
          INK: paletteOf(brand.look).text.toLowerCase(),
          THEME: brand.look.name,
          SCHEME: brand.look.defaultScheme,
          FADE: String(brand.overlay.fadeMs),
          MARK: readFileSync(`${root}src/brands/${id}/mark.svg`, 'utf8').trim(),
          MARK_HREF: `/src/brands/${id}/mark.svg`,
          ENTRY: `/src/brands/${id}/main.ts`,
        };
        return html.replace(/%([A-Z_]+)%/g, (whole, name: string) => words[name] ?? whole);
      },
    },
  };
}
