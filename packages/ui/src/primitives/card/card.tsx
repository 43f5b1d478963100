import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import { space } from '../axes.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './card.styles.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Padding; default step 6, 20 px. */
  padding?: SpaceStep | undefined;
  /**
   * `surface` on the background of the page, `raised` on a card, `inset` recessed into one; default
   * `surface`.
   */
  level?: 'surface' | 'raised' | 'inset' | undefined;
}

/** A panel; use it only for actions or figures. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { padding = 6, level = 'surface', className, style, ...rest },
  ref,
) {
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Card', 'root', className)}
      style={{ '--card-padding': space(padding), ...style } as CSSProperties}
      data-level={level}
    />
  );
});
