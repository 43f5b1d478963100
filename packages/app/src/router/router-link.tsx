import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '@lobi/ui';

const isOutside = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** The kit's link over the router: pages of ours change without a reload, others open as usual. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  return isOutside(href) ? (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link ref={ref} to={href} {...rest}>
      {children}
    </Link>
  );
});
