import { forwardRef, type ElementType, type HTMLAttributes } from 'react';
import type { breakpointsPx } from '../../tokens/brand.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './show.styles.ts';

/** Width at which a layout changes: 480, 768, 960, 1200, 1440 px. */
export type Breakpoint = keyof typeof breakpointsPx;

export interface ShowProps extends HTMLAttributes<HTMLElement> {
  /** Default `span`, which generates no box. */
  as?: ElementType | undefined;
  /** Only on pages at least this wide. */
  above?: Breakpoint | undefined;
  /** Only on pages narrower than this. */
  below?: Breakpoint | undefined;
  /** Only with a mouse or with touch, or only on the screen or in print. */
  when?: 'mouse' | 'touch' | 'screen' | 'print' | undefined;
}

/**
 * Shows its children conditionally. Implemented in CSS, so that nothing flashes and the server does not need
 * the width. Hidden content is hidden from assistive technology too.
 * @example <Show below="mobile"><BottomBar … /></Show>
 */
export const Show = forwardRef<HTMLElement, ShowProps>(function Show(
  { above, below, when, className, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('Show', 'root', className)}
      data-above={above}
      data-below={below}
      data-when={when}
    />
  );
});
