import { forwardRef, useContext, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '@lobi/ui';
import { useBrand } from '../config/brand-context.ts';
import { CarriedState } from '../page/carried-state.ts';
import { isClosed } from '../page/pages.ts';

const isOutside = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** Parts of the kit that are pressed: they name how they are drawn, or what they are. */
const isControl = (props: object): boolean => 'data-variant' in props || 'role' in props;

/**
 * The kit's link over the router: pages of ours change without a reload, others open as usual. Where
 * the brand has switched the page off, the words of a link are plain text, and a button or an entry
 * of a menu is not offered.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const state = useContext(CarriedState);
  const brand = useBrand();
  if (isOutside(href)) {
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (isClosed(brand, href)) {
    if (isControl(rest)) return null;
    return (
      <span ref={ref as Ref<HTMLSpanElement>} className={rest.className} style={rest.style}>
        {children}
      </span>
    );
  }
  return (
    <Link ref={ref} to={href} state={state} {...rest}>
      {children}
    </Link>
  );
});
