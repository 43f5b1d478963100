import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Root } from './heading.styles.ts';

/** Rank of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Rank in the outline; default 2. */
  level?: HeadingLevel | undefined;
  /** How large it is drawn, apart from its rank: 17, 20, 24, 30, 38 or 48 px in Lentera; default `md`, 20. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
}

/** A heading whose rank and size are chosen apart. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 2, size = 'md', className, ...rest },
  ref,
) {
  return (
    <Root
      as={`h${level}`}
      {...rest}
      ref={ref}
      className={slotClass('Heading', 'root', className)}
      data-size={size}
    />
  );
});
