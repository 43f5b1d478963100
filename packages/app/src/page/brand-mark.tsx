import type { BrandMarkProps, FrameBrand } from '@lobi/ui';
import type { Brand } from '../config/brand-schema.ts';

/** The kit's drawing of each theme. */
const drawings = {
  lentera: 'lantern',
  pesisir: 'waves',
  baja: 'plate',
} as const satisfies Record<Brand['theme'], string>;

/** Height in px of a brand's own mark in the header. */
const heightPx = 30;

/** Returns the drawing next to the name: the brand's own mark, or that of its theme. */
export const brandMark = ({ logo, theme }: Brand): NonNullable<BrandMarkProps['mark']> =>
  logo.mark === undefined ? drawings[theme] : <img src={logo.mark} alt="" height={heightPx} />;

/** The brand in the header, linked to the lobby. */
export const frameBrand = (brand: Brand): FrameBrand => ({
  name: brand.logo.alt,
  href: '/game',
  mark: brandMark(brand),
  wordmark:
    brand.logo.wordmark === undefined ? undefined : <img src={brand.logo.wordmark} alt="" />,
});
