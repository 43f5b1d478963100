import { describe, expect, it } from 'vitest';
import { addImport, addToBrand } from './edit-brand.ts';

const brand = `import { defineBrand } from '@lobi/app/brand';

export default defineBrand({
  schema: 1,
  // The name that people read.
  name: 'Kopi88',
  slots: {
    announcement: () => import('./slots/announcement.tsx'),
  },
});
`;

const value = "() => import('./slots/lobby-top.tsx')";

describe('addToBrand', () => {
  it('addToBrand adds to an object that is there and leaves the rest as it is written', () => {
    expect(addToBrand(brand, ['slots'], { key: 'lobby.top', value })).toBe(
      brand.replace("announcement.tsx'),", `announcement.tsx'),\n    'lobby.top': ${value},`),
    );
  });

  it('addToBrand makes the objects and lists that are not there', () => {
    const changed = addToBrand(brand, ['routes', 'extend'], { value: '{ name: 1 }' }, true);
    expect(changed).toContain('  },\n  routes: { extend: [{ name: 1 }] },\n});');
    expect(addToBrand(changed, ['routes', 'extend'], { value: '2' }, true)).toMatch(
      /\[\{ name: 1 \},\n {6}2\]/,
    );
  });

  it('addToBrand adds to an object without keys, and without defineBrand', () => {
    expect(
      addToBrand('export default {} satisfies object;', ['slots'], { key: 'a', value: '1' }),
    ).toBe('export default {\n  slots: { a: 1 },\n} satisfies object;');
  });

  it('addToBrand refuses a key that is there', () => {
    expect(() => addToBrand(brand, ['slots'], { key: 'announcement', value })).toThrow(
      'The brand file has slots.announcement already.',
    );
  });

  it.each(['const brand = {}; export default brand;', 'export default {', 'export const a = 1;'])(
    'addToBrand refuses a file that is written in another way: %s',
    (text) => {
      expect(() => addToBrand(text, ['slots'], { key: 'a', value })).toThrow(
        /^The brand file cannot be changed for you/,
      );
    },
  );
});

describe('addImport', () => {
  it('addImport comes after the imports that are there', () => {
    expect(addImport(brand, "import { promo } from './plugins/promo.ts';")).toContain(
      "brand';\nimport { promo } from './plugins/promo.ts';\n\nexport default",
    );
    expect(addImport('export default {};', 'import a;')).toBe('import a;\nexport default {};');
  });
});
