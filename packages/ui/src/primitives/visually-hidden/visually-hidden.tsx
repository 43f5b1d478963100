import { forwardRef, type ElementType, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Root } from './visually-hidden.styles.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** Default `span`. */
  as?: ElementType | undefined;
}

/** Text for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} className={slotClass('VisuallyHidden', 'root', className)} />;
});
