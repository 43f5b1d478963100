/** @typedef {Record<string, unknown>} TokenGroup group of tokens in the W3C Design Tokens format */
/** @typedef {{ name: string, defaultScheme: string, schemes: object }} Themed a brand, as far as its files need it */

/** Groups whose tokens a brand has once per scheme. */
const inSchemes = ['color', 'shadow'];

/**
 * The tokens of one scheme of a brand, without the name of the scheme in their paths: the same token has the
 * same path in every file.
 *
 * @param {TokenGroup} tokens of the whole brand
 * @param {string} scheme
 * @returns {TokenGroup}
 */
export function tokensOfScheme(tokens, scheme) {
  const entries = Object.entries(tokens).map(([name, group]) => {
    if (!inSchemes.includes(name)) return [name, group];
    const { $type, ...schemes } = /** @type {TokenGroup} */ (group);
    return [name, { $type, .../** @type {TokenGroup} */ (schemes[scheme]) }];
  });
  return {
    ...Object.fromEntries(entries),
    $description: `${String(tokens.$description)}, ${scheme}`,
  };
}

/**
 * Name of the file of one scheme of a brand.
 *
 * @param {string} brand
 * @param {string} scheme
 */
export const fileOfScheme = (brand, scheme) => `${brand}-${scheme}.json`;

/**
 * The resolver file: each scheme of each brand is a theme, from which a design tool makes its modes.
 *
 * @param {readonly Themed[]} brands the first one is the default
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function resolverOf(brands) {
  const contexts = brands.flatMap(({ name, schemes }) =>
    Object.keys(schemes).map((scheme) => [
      `${name}-${scheme}`,
      [{ $ref: fileOfScheme(name, scheme) }],
    ]),
  );
  const [first] = brands;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Lobi',
    version: '2025.10',
    modifiers: {
      theme: {
        description: 'Brand and scheme',
        contexts: Object.fromEntries(contexts),
        default: `${first?.name}-${first?.defaultScheme}`,
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
}
