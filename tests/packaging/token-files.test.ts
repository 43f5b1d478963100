import { baja, designTokens, lentera, pesisir } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import { fileOfScheme, resolverOf, tokensOfScheme } from '../../tools/scheme-tokens.mjs';

const brands = [lentera, pesisir, baja];

/** Paths of all tokens. */
const pathsOf = (node: object, path = ''): string[] =>
  '$value' in node
    ? [path]
    : Object.entries(node).flatMap(([key, child]) =>
        key.startsWith('$') ? [] : pathsOf(child as object, `${path}/${key}`),
      );

const files = brands.flatMap((brand) =>
  (['dark', 'light'] as const).map((scheme) => ({
    brand,
    scheme,
    tokens: tokensOfScheme(designTokens(brand), scheme),
  })),
);

describe('files of design tokens', () => {
  it('every scheme of every brand has the same tokens at the same paths', () => {
    const [first, ...others] = files.map(({ tokens }) => pathsOf(tokens));
    expect(first).toContain('/color/canvas');
    expect(first).toContain('/shadow/1');
    expect(first?.filter((path) => /dark|light/.test(path))).toEqual([]);
    for (const paths of others) expect(paths.toSorted()).toEqual(first?.toSorted());
  });

  it.each(files)(
    'the $scheme scheme of $brand.name has its colours',
    ({ brand, scheme, tokens }) => {
      expect(tokens['color']).toMatchObject({
        $type: 'color',
        canvas: { $value: { hex: brand.schemes[scheme]?.canvas } },
      });
    },
  );

  it('the resolver names a file for each brand and scheme, as the format requires', () => {
    const { version, modifiers, resolutionOrder } = resolverOf(brands);
    expect(version).toBe('2025.10');
    expect(resolutionOrder).toEqual([{ $ref: '#/modifiers/theme' }]);
    expect(modifiers.theme.default).toBe('lentera-dark');
    expect(modifiers.theme.contexts).toEqual({
      'lentera-dark': [{ $ref: 'lentera-dark.json' }],
      'lentera-light': [{ $ref: 'lentera-light.json' }],
      'pesisir-light': [{ $ref: 'pesisir-light.json' }],
      'pesisir-dark': [{ $ref: 'pesisir-dark.json' }],
      'baja-dark': [{ $ref: 'baja-dark.json' }],
      'baja-light': [{ $ref: 'baja-light.json' }],
    });
    expect(fileOfScheme('baja', 'light')).toBe('baja-light.json');
  });
});
