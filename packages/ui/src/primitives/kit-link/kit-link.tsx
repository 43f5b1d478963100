import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Root } from './kit-link.styles.ts';

export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `inline` is underlined text in the accent colour, `plain` inherits its style; default `plain`. */
  variant?: 'inline' | 'plain' | undefined;
  /** Opens another site in a new tab, and announces it. */
  external?: boolean | undefined;
}

/** A link, rendered by the provider's router component. */
export const KitLink = forwardRef<HTMLAnchorElement, KitLinkProps>(function KitLink(
  { variant = 'plain', external, className, children, ...rest },
  ref,
) {
  const { linkComponent, messages } = useKit();
  const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root
      as={external ? 'a' : linkComponent}
      {...outside}
      {...rest}
      ref={ref}
      className={slotClass('KitLink', 'root', className)}
      data-link={variant}
      data-external={flag(external)}
    >
      {children}
      {external && <VisuallyHidden> ({messages.base.opensInNewTab})</VisuallyHidden>}
    </Root>
  );
});
