import { describe, expect, it } from 'vitest';
import { addImport, addToBrand, repairBrand } from './edit-brand.ts';

const brand = `import { defineBrand } from '@lobi/app/brand';

export default defineBrand({
  schema: 1,
  // The display name.
  name: 'Kopi88',
  slots: {
    announcement: () => import('./slots/announcement.tsx'),
  },
});
`;

const value = "() => import('./slots/lobby-top.tsx')";

describe('addToBrand', () => {
  it('addToBrand adds to an existing object and leaves the rest unchanged', () => {
    expect(addToBrand(brand, ['slots'], { key: 'lobby.top', value })).toBe(
      brand.replace("announcement.tsx'),", `announcement.tsx'),\n    'lobby.top': ${value},`),
    );
  });

  it('addToBrand creates missing objects and lists', () => {
    const changed = addToBrand(brand, ['routes', 'extend'], { value: '{ name: 1 }' }, true);
    expect(changed).toContain('  },\n  routes: { extend: [{ name: 1 }] },\n});');
  });

  it('addToBrand indents an entry of several lines to its depth', () => {
    const page = '{\n  name: 1,\n}';
    const shown = '\n      {\n        name: 1,\n      },';
    const list = (pages: string) => `  routes: {\n    extend: [${pages}\n    ],\n  },\n});`;
    const changed = addToBrand(brand, ['routes', 'extend'], { value: page }, true);
    expect(changed).toContain(list(shown));
    expect(addToBrand(changed, ['routes', 'extend'], { value: page }, true)).toContain(
      list(shown + shown),
    );
  });

  it('addToBrand keeps a one-line list on one line', () => {
    expect(addToBrand('export default { plugins: [chat] };', ['plugins'], { value: 'promo' })).toBe(
      'export default { plugins: [chat, promo] };',
    );
  });

  it('addToBrand adds to an object without keys, and without defineBrand', () => {
    expect(
      addToBrand('export default {} satisfies object;', ['slots'], { key: 'a', value: '1' }),
    ).toBe('export default {\n  slots: { a: 1 },\n} satisfies object;');
  });

  it('addToBrand rejects an existing key', () => {
    expect(() => addToBrand(brand, ['slots'], { key: 'announcement', value })).toThrow(
      'The brand file has slots.announcement already.',
    );
  });

  it.each(['const brand = {}; export default brand;', 'export default {', 'export const a = 1;'])(
    'addToBrand rejects a file in an unsupported form: %s',
    (text) => {
      expect(() => addToBrand(text, ['slots'], { key: 'a', value })).toThrow(
        /^The brand file cannot be changed for you/,
      );
    },
  );
});

describe('repairBrand', () => {
  const text = "export default { theme: { acent: '#c2410c' }, plugins: [{ nam: 'a' }], money };\n";

  it('repairBrand renames a key, and replaces a value', () => {
    expect(repairBrand(text, ['theme', 'acent'], { key: 'accent' })).toBe(
      text.replace('acent', 'accent'),
    );
    expect(repairBrand(text, ['plugins', '0', 'nam'], { key: 'name' })).toBe(
      text.replace('nam:', 'name:'),
    );
    expect(repairBrand(text, ['theme', 'acent'], { value: "'#000000'" })).toBe(
      text.replace('#c2410c', '#000000'),
    );
  });

  it.each([[['theme', 'tokens']], [['plugins', '1', 'nam']], [['money']]])(
    'repairBrand changes nothing if the path does not exist: %s',
    (path) => {
      expect(repairBrand(text, path, { key: 'other' })).toBeUndefined();
    },
  );
});

describe('addImport', () => {
  it('addImport adds an import after the existing ones', () => {
    expect(addImport(brand, "import { promo } from './plugins/promo.ts';")).toContain(
      "brand';\nimport { promo } from './plugins/promo.ts';\n\nexport default",
    );
    expect(addImport('export default {};', 'import a;')).toBe('import a;\nexport default {};');
  });
});
