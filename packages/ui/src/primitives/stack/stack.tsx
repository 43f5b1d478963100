import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import { space } from '../axes.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './stack.styles.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Space between children; default step 4, 12 px. */
  gap?: SpaceStep | undefined;
  /** Placement across; default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Children one below the other with equal space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 4, align = 'stretch', className, style, ...rest },
  ref,
) {
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Stack', 'root', className)}
      style={{ '--stack-gap': space(gap), ...style } as CSSProperties}
      data-align={align}
    />
  );
});
