import { accentColors, designTokens, designTokensText } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import { defineBrand } from '../config/define-brand.ts';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand } from '../config/check-brand.ts';
import { paletteOf } from '../config/themes.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { brandFile, brandOf, starts, unchanged, type Changes } from './lab-state.ts';

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

describe.each(Object.values(starts))('the brand lab with the start theme $name', (start) => {
  const changes: Changes = {
    ...unchanged(start.name),
    colors: accentColors('#22d3ee', paletteOf(start), start.defaultScheme),
    radius: 0.5,
    type: 1.1,
    density: 'compact',
  };
  const made = brandOf(start, changes, `${start.name}-new`);

  it('the brand file that the lab exports is valid and produces the brand that the lab shows', async () => {
    const input = await importBrandFile(brandFile(changes, `${start.name}-new`));
    expect(checkBrand(input)).toEqual([]);
    const { look, density } = resolveBrand(input);
    expect(look).toEqual(made);
    expect(density).toBe('compact');
  });

  it('the brand file of an unchanged lab is the brand that it extends', async () => {
    const input = await importBrandFile(brandFile(unchanged(start.name), 'kopi88'));
    expect(checkBrand(input)).toEqual([]);
    expect(resolveBrand(input).look).toEqual(start);
  });

  it('the design tokens of the lab contain every token of the start theme', () => {
    const read = JSON.parse(designTokensText(made)) as Record<string, never>;
    expect(pathsOf(read)).toEqual(pathsOf(designTokens(start)));
    expect(read['color']?.[start.defaultScheme]?.['accent']).toMatchObject({
      $value: { colorSpace: 'srgb', hex: paletteOf(made).accent },
    });
    expect(paletteOf(made).accent).not.toBe(paletteOf(start).accent);
  });
});
