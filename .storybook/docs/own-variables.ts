import { brandCss, lentera } from '@lobi/ui/tokens';

const ofBrand = new Set(brandCss(lentera).match(/--lobi-[\w-]+/g));

/**
 * Custom properties of a component itself: those that are set to change this one, and no token that
 * every component reads from its brand.
 */
export const ownVariables = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !ofBrand.has(name));
