import type { BrandMarkProps, FrameBrand } from '@lobi/ui';
import type { Brand } from '../config/brand-schema.ts';

/** The kit's drawing of each look. */
const drawings = {
  lentera: 'lantern',
  pesisir: 'waves',
  baja: 'plate',
} as const satisfies Record<Brand['theme'], string>;

/** Height of an own mark in the line of the brand, in px. */
const heightPx = 30;

/** Returns the drawing beside the name: the brand's own mark, or that of the theme it builds on. */
export const brandMark = ({ logo, theme }: Brand): NonNullable<BrandMarkProps['mark']> =>
  logo.mark === undefined ? drawings[theme] : <img src={logo.mark} alt="" height={heightPx} />;

/** The brand at the top of a frame: the way to the lobby. */
export const frameBrand = (brand: Brand): FrameBrand => ({
  name: brand.logo.alt,
  href: '/game',
  mark: brandMark(brand),
  wordmark:
    brand.logo.wordmark === undefined ? undefined : <img src={brand.logo.wordmark} alt="" />,
});
