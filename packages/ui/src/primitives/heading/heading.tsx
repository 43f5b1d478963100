import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Root } from './heading.styles.ts';

/** Level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline; default 2. */
  level?: HeadingLevel | undefined;
  /** Visual size, independent of the level: 17, 20, 24, 30, 38 or 48 px in Lentera; default `md`, 20. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
}

/** A heading with independent level and size. */
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
