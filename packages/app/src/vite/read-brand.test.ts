import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { looks } from '../config/look-of.ts';
import { readBrand } from './read-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'lobi-brand-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('a brand without fonts of its own', () => {
  it.each(Object.values(looks))('loads every font that $name names first', async (look) => {
    const file = join(folder, `${look.name}.mjs`);
    const support = { mail: 'help@kopi88.example' };
    const brand = { schema: 1, id: 'kopi88', name: 'Kopi 88', extends: look.name, support };
    writeFileSync(file, `export default ${JSON.stringify(brand)};`);
    const { brand: read, problems } = await readBrand(file);
    expect(problems).toEqual([]);
    const declared = (read?.fonts ?? []).map((path) => readFileSync(path, 'utf8')).join('');
    for (const stack of [look.fontFamily, look.fontFamilyDisplay]) {
      const [, first] = /^"([^"]+)"/.exec(stack) ?? [];
      expect(declared).toContain(`font-family: '${first}'`);
    }
  });
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

  it('icons are the files that the brand names, with the mark as the icon of the page by default', async () => {
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
  ])('icons are refused with a sentence: %j', async (icons, path, sentence) => {
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
