import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import type { BrandInput } from './src/config/brand-schema.ts';
import { checkBrand, describeProblems } from './src/config/check-brand.ts';
import { defineBrand } from './src/config/define-brand.ts';
import { paletteOf } from './src/config/look-of.ts';
import { lentera } from './src/brands/lentera/brand.config.ts';
import { pesisir } from './src/brands/pesisir/brand.config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Brands that can be built from this source; `LOBI_BRAND` chooses one. */
const brands: Readonly<Record<string, BrandInput>> = { lentera, pesisir };

/** Refuses a brand file with mistakes, and fills the page with the brand's name, mark and colours. */
function brandPage(id: string): Plugin {
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

/** Code that every page wants right after the first file, whoever looks at whatever. */
const wantedNext = /\/core\/src\/api\/create-api-client\.ts$/;

/** Lets the page ask for that code together with its first file, not only once that one runs. */
const askEarly: Plugin = {
  name: 'lobi-ask-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const wanted = chunks.find(({ facadeModuleId }) => wantedNext.test(facadeModuleId ?? ''));
      const asked = new Set(
        chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap((start) => [start.fileName, ...start.imports]),
      );
      const early = wanted ? [wanted.fileName, ...wanted.imports] : [];
      return early
        .filter((file) => !asked.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
    },
  },
};

/** What starts the app is one file: on a slow line every further one costs a way to and fro. */
const fewFiles = { groups: [{ name: 'start', tags: ['$initial' as const] }] };

export default defineConfig({
  root,
  plugins: [brandPage(process.env['LOBI_BRAND'] ?? 'lentera'), react(), askEarly],
  resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
  build: {
    outDir: process.env['LOBI_APP_DIST'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: fewFiles } },
    // The start is one file on purpose; its bytes have a budget of their own.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/app': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
