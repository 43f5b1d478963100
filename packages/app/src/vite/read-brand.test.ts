import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { themes } from '../config/themes.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { assetsOf, readBrand } from './read-brand.ts';
import { webManifest } from './web-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'lobi-brand-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('a brand without custom fonts', () => {
  it.each(Object.values(themes))(
    'a brand without custom fonts loads every font that $name lists first',
    async (theme) => {
      const file = join(folder, `${theme.name}.mjs`);
      const support = { mail: 'help@kopi88.example' };
      const brand = { schema: 1, id: 'kopi88', name: 'Kopi 88', extends: theme.name, support };
      writeFileSync(file, `export default ${JSON.stringify(brand)};`);
      const { brand: read, problems } = await readBrand(file);
      expect(problems).toEqual([]);
      const declared = (read?.fonts ?? []).map((path) => readFileSync(path, 'utf8')).join('');
      for (const stack of [theme.fontFamily, theme.fontFamilyDisplay]) {
        const [, first] = /^"([^"]+)"/.exec(stack) ?? [];
        expect(declared).toContain(`font-family: '${first}'`);
      }
    },
  );
});

describe('icons of a brand', () => {
  const png = (width: number, height: number): Buffer => {
    const data = Buffer.alloc(33);
    data.writeUInt32BE(0x89504e47, 0);
    data.writeUInt32BE(width, 16);
    data.writeUInt32BE(height, 20);
    return data;
  };
  const files: Readonly<Record<string, string | Buffer>> = {
    'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'scripted.svg': '<svg><script>alert(1)</script></svg>',
    'app.png': png(512, 512),
    'wide.png': png(512, 256),
    'small.png': png(64, 64),
    'text.png': 'no picture',
    'page.ico': 'icon',
  };
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), data);
  let count = 0;
  const readWith = (icons: object | undefined) => {
    const file = join(folder, `icons-${(count += 1)}.mjs`);
    const logo = { mark: './mark.svg' };
    const brand = { schema: 1, id: 'kopi88', name: 'Kopi 88', extends: 'pesisir', logo, icons };
    writeFileSync(file, `export default ${JSON.stringify(brand)};`);
    return readBrand(file);
  };

  it('icons are the files in the brand file, with the mark as the default favicon', async () => {
    const { brand } = await readWith({ favicon: './page.ico', app: './app.png' });
    expect(brand?.icons).toEqual({
      favicon: { path: join(folder, 'page.ico'), type: 'image/x-icon' },
      app: { path: join(folder, 'app.png'), type: 'image/png' },
    });
    expect((await readWith(undefined)).brand?.icons).toEqual({
      favicon: { path: join(folder, 'mark.svg'), type: 'image/svg+xml' },
      app: undefined,
    });
  });

  it.each([
    [{ favicon: './none.svg' }, 'icons.favicon', 'is not there.'],
    [{ favicon: './scripted.svg' }, 'icons.favicon', 'runs code or loads something.'],
    [{ favicon: './text.png' }, 'icons.favicon', 'is no PNG picture.'],
    [{ favicon: './icon.gif' }, 'icons.favicon', 'has another ending.'],
    [{ app: './mark.svg' }, 'icons.app', 'has another ending.'],
    [{ app: './text.png' }, 'icons.app', 'is no PNG picture.'],
    [{ app: './wide.png' }, 'icons.app', 'is 512 × 256 px.'],
    [{ app: './small.png' }, 'icons.app', 'is 64 × 64 px.'],
  ])('icons are rejected with a message: %j', async (icons, path, sentence) => {
    const { problems } = await readWith(icons);
    expect(problems).toEqual([
      {
        code: 'LB103',
        path,
        message: `"${Object.values(icons)[0]}" ${sentence}`,
        fix: expect.any(String) as string,
      },
    ]);
  });
});

describe('the wordmark of a brand', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Kopi</title></svg>';
  const readWith = (logo: object) => {
    const file = join(folder, 'wordmark.mjs');
    writeFileSync(join(folder, 'word.svg'), drawing);
    writeFileSync(join(folder, 'unsafe.svg'), '<svg onload="x()"/>');
    const brand = { schema: 1, id: 'kopi88', name: 'Kopi 88', extends: 'pesisir', logo };
    writeFileSync(file, `export default ${JSON.stringify(brand)};`);
    return readBrand(file);
  };

  it('a wordmark is passed to the app as a drawing, with its text alternative', async () => {
    const { brand } = await readWith({ wordmark: './word.svg', alt: 'Kopi Delapan Delapan' });
    if (!brand) throw new Error('The brand has problems.');
    const { wordmark, mark } = assetsOf(brand);
    expect(Buffer.from(wordmark?.split(',')[1] ?? '', 'base64').toString()).toBe(drawing);
    expect(mark).toBeUndefined();
    expect(resolveBrand(brand.input, { wordmark }).logo).toEqual({
      mark: undefined,
      wordmark,
      alt: 'Kopi Delapan Delapan',
    });
  });

  it('the logo of a brand without a wordmark has the name as its text alternative', async () => {
    const { brand } = await readWith({});
    expect(brand && assetsOf(brand).wordmark).toBeUndefined();
    expect(brand && resolveBrand(brand.input).logo.alt).toBe('Kopi 88');
  });

  it.each([
    [{ wordmark: './none.svg' }, 'logo.wordmark', /is not there\.$/],
    [{ wordmark: './unsafe.svg' }, 'logo.wordmark', /runs code or loads something\.$/],
    [{ alt: 'Kopi' }, 'logo.alt', /give `wordmark` too/],
  ])('a wordmark is rejected with a message: %j', async (logo, path, sentence) => {
    const { problems } = await readWith(logo);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toBe(path);
    expect(problems[0]?.message).toMatch(sentence);
  });
});

describe('the manifest of a brand', () => {
  it('the manifest contains the brand, its colours, its mark, and its icon for home screens with its size', async () => {
    const file = join(folder, 'manifest.mjs');
    const brand = {
      ...{ schema: 1, id: 'kopi88', name: 'Kopi 88', extends: 'pesisir' },
      ...{ logo: { mark: './mark.svg' }, icons: { favicon: './page.ico', app: './app.png' } },
      ...{ meta: { description: 'Play', themeColor: '#112233' }, i18n: { default: 'en' } },
    };
    writeFileSync(file, `export default ${JSON.stringify(brand)};`);
    const { brand: read } = await readBrand(file);
    if (!read) throw new Error('The brand has problems.');
    expect(JSON.parse(webManifest(read, (index) => `/icon-${index}`))).toEqual({
      id: '/',
      name: 'Kopi 88',
      short_name: 'Kopi 88',
      description: 'Play',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#112233',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      icons: [
        { src: '/icon-0', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-1', type: 'image/png', sizes: '512x512' },
      ],
    });
  });

  const installed = async (fields: object) => {
    const file = join(folder, `installed-${Object.keys(fields).join('-')}.mjs`);
    const brand = { schema: 1, id: 'kopi88', name: 'Kopi 88', extends: 'pesisir', ...fields };
    writeFileSync(file, `export default ${JSON.stringify(brand)};`);
    const { brand: read } = await readBrand(file);
    if (!read) throw new Error('The brand has problems.');
    const { icons } = JSON.parse(webManifest(read, String)) as { icons: object[] };
    return icons;
  };

  it('the manifest of a brand with a built-in mark contains its icons in two sizes and one that may be cut', async () => {
    expect(await installed({})).toEqual([
      { src: '0', type: 'image/svg+xml', sizes: 'any' },
      { src: '1', type: 'image/png', sizes: '192x192' },
      { src: '2', type: 'image/png', sizes: '512x512' },
      { src: '3', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]);
  });

  it('the manifest of a brand with a mark of its own contains no icons of another brand', async () => {
    expect(await installed({ logo: { mark: './mark.svg' } })).toEqual([
      { src: '0', type: 'image/svg+xml', sizes: 'any' },
    ]);
  });
});
