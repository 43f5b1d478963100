import type { Density, Scheme } from '../tokens/brand.ts';

/** Theme and language of a page before any script has run; the same values as those of `KitProvider`. */
export interface HtmlThemeOptions {
  /** Name of the brand, as in `brand` of `KitProvider`; default `lentera`. */
  readonly brand?: string | undefined;
  /** Default: the brand's scheme. */
  readonly scheme?: Scheme | undefined;
  /** Default `comfortable`. */
  readonly density?: Density | undefined;
  /** `system` follows the operating system; default. */
  readonly motion?: 'system' | 'reduced' | undefined;
  /** BCP 47 tag; default `id`. */
  readonly locale?: string | undefined;
  /** Default `ltr`. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * Attributes for `<html>`, so that the page has its background and its language before any script has run.
 * `KitProvider` sets the same ones later.
 * @example <html {...htmlAttributes({ brand: 'kopi88', scheme: 'light', locale: 'en' })}>
 */
export const htmlAttributes = ({
  brand = 'lentera',
  scheme,
  density = 'comfortable',
  motion = 'system',
  locale = 'id',
  dir = 'ltr',
}: HtmlThemeOptions = {}) => ({
  lang: locale,
  dir,
  'data-lobi-theme': brand,
  'data-lobi-density': density,
  'data-lobi-motion': motion,
  ...(scheme && { 'data-lobi-scheme': scheme }),
});
