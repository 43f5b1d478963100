import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './skip-link.styles.ts';

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Id of the main region; default `main`. */
  targetId?: string | undefined;
}

/** The first tab stop: skips the navigation. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'main', className, children, ...rest },
  ref,
) {
  const { base } = useMessages();
  return (
    <Root
      {...rest}
      ref={ref}
      href={`#${targetId}`}
      className={slotClass('SkipLink', 'root', className)}
    >
      {children ?? base.skipToContent}
    </Root>
  );
});
