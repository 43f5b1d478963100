import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import { space } from '../axes.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './box.styles.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Padding on all sides, as a step of the scale. */
  padding?: SpaceStep | undefined;
  /** Padding at the start and end of a line. */
  paddingInline?: SpaceStep | undefined;
  /** Padding above and below. */
  paddingBlock?: SpaceStep | undefined;
  /** Maximum width as a CSS length, e.g. `60ch`. */
  maxWidth?: string | undefined;
}

/** An element with padding, and nothing else. */
export const Box = forwardRef<HTMLElement, BoxProps>(function Box(
  {
    padding = 0,
    paddingInline = padding,
    paddingBlock = padding,
    maxWidth,
    className,
    style,
    ...rest
  },
  ref,
) {
  const variables = {
    '--box-inline': space(paddingInline),
    '--box-block': space(paddingBlock),
    ...(maxWidth === undefined ? {} : { '--box-max': maxWidth }),
    ...style,
  } as CSSProperties;
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Box', 'root', className)}
      style={variables}
    />
  );
});
