import { brandCss, lentera } from '@lobi/ui/tokens';

const ofBrand = new Set(brandCss(lentera).match(/--lobi-[\w-]+/g));

/** Custom properties of one component, without the brand tokens that all components read. */
export const ownVariables = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !ofBrand.has(name));
