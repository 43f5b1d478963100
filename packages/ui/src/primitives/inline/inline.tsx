import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import { responsiveSpace, type ResponsiveSpace } from '../responsive.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './inline.styles.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Space between children; default step 3, 8 px. */
  gap?: ResponsiveSpace | undefined;
  /** Placement across the line; default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Placement along the line; default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether children may wrap; default true. */
  wrap?: boolean | undefined;
}

/** Children side by side with equal gaps. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { gap = 3, align = 'center', justify = 'start', wrap = true, className, style, ...rest },
  ref,
) {
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Inline', 'root', className)}
      style={{ ...responsiveSpace('--inline-gap', gap), ...style } as CSSProperties}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    />
  );
});
