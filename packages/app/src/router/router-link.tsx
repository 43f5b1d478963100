import { forwardRef, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '@lobi/ui';
import { CarriedState } from '../page/carried-state.ts';

const isOutside = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** The kit's link over the router: pages of ours change without a reload, others open as usual. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const state = useContext(CarriedState);
  return isOutside(href) ? (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link ref={ref} to={href} state={state} {...rest}>
      {children}
    </Link>
  );
});
