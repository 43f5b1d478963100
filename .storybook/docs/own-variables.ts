import { brandCss, lentera } from '@lobi/ui/tokens';

const ofBrand = new Set(brandCss(lentera).match(/--lobi-[\w-]+/g));

/**
 * Custom properties of a component itself, without tokens that every component reads from the
 * brand.
 */
export const ownVariables = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !ofBrand.has(name));
