import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Root } from './divider.styles.ts';

export interface DividerProps extends HTMLAttributes<HTMLDivElement> {
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A faint line between groups. */
export const Divider = forwardRef<HTMLDivElement, DividerProps>(function Divider(
  { orientation = 'horizontal', className, ...rest },
  ref,
) {
  return (
    <Root
      role="separator"
      aria-orientation={orientation}
      {...rest}
      ref={ref}
      className={slotClass('Divider', 'root', className)}
      data-orientation={orientation}
    />
  );
});
