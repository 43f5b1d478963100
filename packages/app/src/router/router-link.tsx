import { forwardRef, useContext, type MouseEvent, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '@lobi/ui';
import { useBrand } from '../config/brand-context.ts';
import { CarriedState } from '../page/carried-state.ts';
import { isClosed } from '../page/pages.ts';

const isOutside = (href: string): boolean => !href.startsWith('/') || href.startsWith('//');

/** Buttons and menu items of the kit: they set a variant or a role. */
const isControl = (props: object): boolean => 'data-variant' in props || 'role' in props;

type PageLinkProps = LinkProps & { readonly state: unknown };

/** A link inside the router. The router's own `Link` would bring the code of its framework mode. */
function PageLink({ href, state, onClick, children, ...rest }: PageLinkProps) {
  const { target } = rest;
  const openPage = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) openPage(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  );
}

/**
 * The kit's link with the router: pages of the app open without a reload, others as usual. If the brand
 * has disabled the page, the text of a link is plain text, and a button or menu item is not rendered.
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
    <PageLink ref={ref} href={href} state={state} {...rest}>
      {children}
    </PageLink>
  );
});
