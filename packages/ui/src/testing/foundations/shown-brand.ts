import { baja } from '../../tokens/baja.ts';
import type { Brand, Palette, Scheme } from '../../tokens/brand.ts';
import { lentera } from '../../tokens/lentera.ts';
import { pesisir } from '../../tokens/pesisir.ts';

const brands: readonly Brand[] = [lentera, pesisir, baja];

/** The brand that a foundation page shows, with the palette of its scheme. */
export interface ShownBrand {
  readonly brand: Brand;
  readonly scheme: Scheme;
  readonly palette: Palette;
}

/** The brand selected in the toolbar, `brand/scheme`; Lentera for an unknown one. */
export function shownBrand(look: unknown): ShownBrand {
  const [name, requestedScheme] = String(look).split('/');
  const brand = brands.find((candidate) => candidate.name === name) ?? lentera;
  const scheme = (requestedScheme as Scheme | undefined) ?? brand.defaultScheme;
  const palette = brand.schemes[scheme] ?? brand.schemes[brand.defaultScheme];
  if (!palette) throw new Error(`Brand ${brand.name} has no palette for its default scheme`);
  return { brand, scheme, palette };
}
