import { useMemo } from 'react';
import type { Brand } from '../../tokens/brand.ts';
import { brandCss } from '../../tokens/brand-css.ts';
import { lentera } from '../../tokens/lentera.ts';
import { Sheet } from './global-styles.styles.ts';

export interface GlobalStylesProps {
  /** Brands available on this page; default Lentera only. */
  brands?: readonly Brand[] | undefined;
}

const defaultBrands = [lentera] as const;

/**
 * The only global style sheet: custom properties of the brands, reset, background of the page and focus ring.
 */
export function GlobalStyles({ brands = defaultBrands }: GlobalStylesProps) {
  const tokens = useMemo(() => brands.map(brandCss).join('\n'), [brands]);
  return <Sheet $tokens={tokens} />;
}
