import { contrastPairs, contrastRatio, designTokens, designTokensText } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import { defineBrand } from '../config/define-brand.ts';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand } from '../config/check-brand.ts';
import { paletteOf } from '../config/themes.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { brandFile, brandOf, starts, unchanged, withAccent, type Changes } from './lab-state.ts';
import { readLabFile } from './read-lab-file.ts';

/** Imports a brand file, with `defineBrand` as `@lobi/app/brand` has it, and returns its export. */
async function importBrandFile(text: string): Promise<BrandInput> {
  const source = text.replace(
    "import { defineBrand } from '@lobi/app/brand';",
    `const defineBrand = ${String(defineBrand)};`,
  );
  expect(source).not.toBe(text);
  const file = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as { default: BrandInput };
  return file.default;
}

/** Paths of all tokens. */
const pathsOf = (node: object, path = ''): string[] =>
  '$value' in node
    ? [path]
    : Object.entries(node).flatMap(([key, child]) =>
        key.startsWith('$') ? [] : pathsOf(child as object, `${path}/${key}`),
      );

/** Another readable colour of the default scheme of each theme. */
const infoColours: Readonly<Record<string, string>> = {
  lentera: '#6cb8ff',
  pesisir: '#1d4f91',
  baja: '#6cb8ff',
};

describe.each(Object.values(starts))('the brand lab with the start theme $name', (start) => {
  const changes: Changes = {
    ...unchanged(start.name),
    accent: '#22d3ee',
    colors: { info: infoColours[start.name] ?? '' },
    radius: 0.5,
    type: 1.1,
    density: 'compact',
  };
  const expected = brandOf(start, changes, `${start.name}-new`);

  it('the brand file that the lab exports is valid and produces the brand that the lab shows', async () => {
    const input = await importBrandFile(brandFile(changes, `${start.name}-new`));
    expect(checkBrand(input)).toEqual([]);
    const { look, density } = resolveBrand(input);
    expect(look).toEqual(expected);
    expect(density).toBe('compact');
  });

  it('one accent changes accent and focus of the dark and the light scheme, and all pairs pass', () => {
    expect(Object.keys(expected.schemes).toSorted()).toEqual(['dark', 'light']);
    const accented = brandOf(start, withAccent(unchanged(start.name), '#22d3ee'), 'accented');
    for (const scheme of ['dark', 'light'] as const) {
      const [before, after] = [start.schemes[scheme]!, accented.schemes[scheme]!];
      for (const name of ['accent', 'accentHover', 'accentText', 'focus'] as const) {
        expect(after[name], `${scheme} ${name}`).not.toBe(before[name]);
      }
      const failing = contrastPairs.filter(
        ([front, back, minimum]) => contrastRatio(after[front], after[back]) < minimum,
      );
      expect(failing, scheme).toEqual([]);
    }
  });

  it('the lab reads its own brand file with all changes', () => {
    const text = brandFile(changes, `${start.name}-new`);
    expect(text).toContain("accent: '#22d3ee'");
    expect(readLabFile(text)).toEqual({ file: { changes }, problems: [] });
  });

  it('the brand file of an unchanged lab is the brand that it extends', async () => {
    const input = await importBrandFile(brandFile(unchanged(start.name), 'kopi88'));
    expect(checkBrand(input)).toEqual([]);
    expect(resolveBrand(input).look).toEqual(start);
  });

  it('the design tokens of the lab contain every token of the start theme', () => {
    const read = JSON.parse(designTokensText(expected)) as Record<string, never>;
    expect(pathsOf(read)).toEqual(pathsOf(designTokens(start)));
    expect(read['color']?.[start.defaultScheme]?.['accent']).toMatchObject({
      $value: { colorSpace: 'srgb', hex: paletteOf(expected).accent },
    });
    expect(paletteOf(expected).accent).not.toBe(paletteOf(start).accent);
  });
});

it('a new accent replaces custom colours that derive from the accent, and keeps the others', () => {
  const withColours = {
    ...unchanged('lentera'),
    colors: { accentHover: '#ff0000', info: '#6cb8ff' },
  };
  expect(withAccent(withColours, '#22d3ee')).toEqual({
    ...unchanged('lentera'),
    accent: '#22d3ee',
    colors: { info: '#6cb8ff' },
  });
});

describe('brand files written by hand', () => {
  const file = (theme: string, more = '') =>
    `import { defineBrand } from '@lobi/app/brand';

// Our brand.
export default defineBrand({
  schema: 1,
  id: 'kopi88',
  name: "Kopi's \\"88\\"", // as on the sign: 'Kopi'
  extends: 'pesisir',${more}
  theme: ${theme},
});
`;

  it('the lab reads a file with comments, both kinds of quotes and no last comma', () => {
    const { file: read, problems } = readLabFile(
      file('{ accent: \'#C2410C\', density: "compact" }'),
    );
    expect(problems).toEqual([]);
    expect(read?.changes).toMatchObject({ base: 'pesisir', accent: '#c2410c', density: 'compact' });
  });

  it('the lab reads a file with an unreadable colour, which its contrast table then fixes', () => {
    const { file: read, problems } = readLabFile(
      file("{ tokens: { color: { text: '#eeeeee' } } }"),
    );
    expect(problems).toEqual([]);
    expect(read?.changes?.colors).toEqual({ text: '#eeeeee' });
  });

  it('the lab names settings of a file that it does not edit', () => {
    const { problems } = readLabFile(file("{ art: { tone: 'warm' } }"));
    expect(problems).toEqual(['The lab does not edit theme.art.']);
  });

  it('the lab names wrong settings of a file, and rejects code', () => {
    const wrong = readLabFile(file("{ accent: 'orange' }"));
    expect(wrong.file).toBeUndefined();
    expect(wrong.problems).toEqual([expect.stringMatching(/^theme\.accent: /)]);
    const code = readLabFile(file('themeOf(brand)'));
    expect(code.file).toBeUndefined();
    expect(code.problems).toEqual([expect.stringContaining('plain data only')]);
  });
});
