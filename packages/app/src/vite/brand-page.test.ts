import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { brandPage, createBrandReader, type BrandReader } from './brand-page.ts';

const reader = {
  path: '/brand/brand.config.ts',
  brand: async () => ({
    path: '/brand/brand.config.ts',
    fonts: ['/brand/fonts.css'],
    input: { api: { origin: 'https://api.example.com' } },
  }),
} as unknown as BrandReader;

/** The entry module of an app, as Vite loads it. */
async function entry(mode: 'dev' | 'build', isProxied: boolean): Promise<string> {
  const load = brandPage(reader, isProxied).load as (this: object, id: string) => Promise<string>;
  return load.call({ environment: { mode } }, '/@lobi/main.js');
}

describe('the entry module of a brand', () => {
  it('the app of lobi dev calls the origin of the page if the platform is given on the command line', async () => {
    const code = await entry('dev', true);
    expect(code).toContain('api: { ...brand.api, origin: undefined }');
    expect(code).toContain('{ ...brand.realtime, host: undefined, port: undefined,');
  });

  it('a built app calls the platform in its brand file, and so does lobi dev without a platform option', async () => {
    for (const code of [await entry('build', true), await entry('dev', false)]) {
      expect(code).toContain('createApp(brand, ');
    }
  });

  // id: brand-fonts-load
  it('the app loads the style sheets of the brand’s fonts', async () => {
    expect(await entry('build', false)).toContain('import "/brand/fonts.css";');
  });
});

const folder = mkdtempSync(join(tmpdir(), 'lobi-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mark = '<svg xmlns="http://www.w3.org/2000/svg"><title>A cup</title></svg>';

/** A page, and the files that it names, as the development server sends them. */
interface Sent {
  readonly page: string;
  fileOf(pattern: RegExp): Promise<Buffer>;
}

let count = 0;

/** Serves the page of a brand file with these keys. */
async function served(keys: object, examine: (sent: Sent) => Promise<void>): Promise<void> {
  const path = join(folder, `brand-${(count += 1)}.mjs`);
  const named = { schema: 1, id: 'kopi88', name: 'Kopi & 88', extends: 'pesisir' };
  writeFileSync(path, `export default ${JSON.stringify({ ...named, ...keys })};`);
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: 'localhost', hmr: false, ws: false, watch: null },
    plugins: [brandPage(createBrandReader(path, 'brand.mjs'), false)],
  });
  try {
    await vite.listen();
    const url = vite.resolvedUrls?.local[0] ?? '';
    const page = await (await fetch(url)).text();
    await examine({
      page,
      async fileOf(pattern) {
        const [, address = ''] = pattern.exec(page) ?? [];
        return Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
      },
    });
  } finally {
    await vite.close();
  }
}

describe('the page of a brand', () => {
  // id: brand-page-texts
  it('the page has the name, description, colour, language and mark of the brand', async () => {
    writeFileSync(join(folder, 'mark.svg'), mark);
    const keys = {
      meta: { description: 'Games "for all"', themeColor: '#112233' },
      logo: { mark: './mark.svg' },
      i18n: { default: 'en' },
    };
    await served(keys, async ({ page }) => {
      expect(page).toContain('<html lang="en" ');
      expect(page).toContain('<title>Kopi &amp; 88</title>');
      expect(page).toContain('name="description" content="Games &quot;for all&quot;"');
      expect(page).toContain('name="theme-color" content="#112233"');
      expect(page).toMatch(/<div id="overlay"[^>]*>\s*<svg [^>]*><title>A cup</);
    });
  });

  // id: brand-page-look
  it('the page has the theme, the density and the first scheme of the brand', async () => {
    const theme = { accent: '#c2410c', density: 'compact', schemes: ['dark', 'light'] };
    await served({ theme }, async ({ page }) => {
      expect(page).toMatch(
        /<html [^>]*data-lobi-theme="kopi88" data-lobi-density="compact" [^>]*data-lobi-scheme="dark"/,
      );
    });
    await served({}, async ({ page }) => {
      expect(page).toContain('data-lobi-theme="pesisir" data-lobi-density="comfortable"');
      expect(page, 'one scheme cannot be chosen').not.toContain('data-lobi-scheme');
    });
  });

  // id: brand-page-icons
  it('the page links the icons of the brand for tabs and for home screens', async () => {
    const png = Buffer.alloc(33);
    png.writeUInt32BE(0x89504e47, 0);
    png.writeUInt32BE(180, 16);
    png.writeUInt32BE(180, 20);
    writeFileSync(join(folder, 'app.png'), png);
    writeFileSync(join(folder, 'page.ico'), 'an icon');
    const icons = { favicon: './page.ico', app: './app.png' };
    await served({ icons }, async ({ fileOf }) => {
      expect(await fileOf(/rel="icon" type="image\/x-icon" href="([^"]+)"/)).toEqual(
        readFileSync(join(folder, 'page.ico')),
      );
      expect(await fileOf(/rel="apple-touch-icon" type="image\/png" href="([^"]+)"/)).toEqual(png);
    });
  });

  // id: brand-overlay-fade
  it.each([
    { overlay: { fadeMs: 250 }, ms: 250 },
    { overlay: undefined, ms: 400 },
  ])(
    'the overlay of the page fades for $ms ms with the setting $overlay',
    async ({ overlay, ms }) => {
      await served({ overlay }, async ({ page }) => {
        expect(page).toContain(`transition: opacity ${ms}ms ease-out;`);
      });
    },
  );

  // id: brand-frames-written
  it('the page names the sites that may show it in a frame, for the server', async () => {
    const security = { frameAncestors: ['https://partner.example', 'https://www.partner.example'] };
    await served({ security }, async ({ page }) => {
      expect(page).toContain(
        '<meta name="lobi-frame-ancestors" content="https://partner.example https://www.partner.example" />',
      );
    });
    await served({}, async ({ page }) => {
      expect(page).not.toContain('lobi-frame-ancestors');
    });
  });

  it('the page lists the mistakes of the brand file as sentences, instead of the app', async () => {
    const keys = { theme: { acent: '#c2410c' }, logo: { mark: './none.svg' } };
    await served(keys, async ({ page }) => {
      expect(page).toContain(
        'LB102  theme.acent  unknown key. Did you mean "accent"?'.replaceAll('"', '&quot;'),
      );
      expect(page).not.toContain('<div id="app">');
      expect(page).not.toMatch(/\n {4}at /);
    });
  });
});
