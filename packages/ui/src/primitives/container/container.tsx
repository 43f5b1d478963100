import { forwardRef, type ElementType, type HTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './container.styles.ts';

/** Maximum width of a `Container`: 480, 768, 1200 px, or unlimited. */
export type ContainerSize = 'sm' | 'md' | 'lg' | 'full';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** `sm` one form, `md` one text, `lg` a page, `full` a table; default `lg`. */
  size?: ContainerSize | undefined;
  /** Omits the gutter, for a container inside one; default false. */
  flush?: boolean | undefined;
}

/**
 * Centred content of a readable width, with the page's gutter.
 * @example <Container as="main" size="md">…</Container>
 */
export const Container = forwardRef<HTMLElement, ContainerProps>(function Container(
  { size = 'lg', flush, className, ...rest },
  ref,
) {
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Container', 'root', className)}
      data-size={size}
      data-flush={flag(flush)}
    />
  );
});
