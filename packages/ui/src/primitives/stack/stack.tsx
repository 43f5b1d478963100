import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import { responsiveSpace, type ResponsiveSpace } from '../responsive.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './stack.styles.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Space between children; default step 4, 12 px. */
  gap?: ResponsiveSpace | undefined;
  /** Alignment across the stack; default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Alignment along the stack, if it is higher than its children; default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Children in a column with equal gaps. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 4, align = 'stretch', justify = 'start', className, style, ...rest },
  ref,
) {
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Stack', 'root', className)}
      style={{ ...responsiveSpace('--stack-gap', gap), ...style } as CSSProperties}
      data-align={align}
      data-justify={justify}
    />
  );
});
