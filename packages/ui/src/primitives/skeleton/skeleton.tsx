import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Line, Root } from './skeleton.styles.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Default `text`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Number of lines of a `text` skeleton; default 1. */
  lines?: number | undefined;
  /** CSS length; default fills the line. */
  width?: string | undefined;
  /** CSS length; default one line of text, or 96 px for a block. */
  height?: string | undefined;
}

/**
 * Placeholder for loading content; appears after 300 ms so that quick responses do not flicker.
 * Decorative: the parent sets `aria-busy`.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, width, height, className, style, ...rest },
  ref,
) {
  const variables = {
    ...(width === undefined ? {} : { '--skeleton-width': width }),
    ...(height === undefined ? {} : { '--skeleton-height': height }),
    ...style,
  } as CSSProperties;
  return (
    <Root
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={slotClass('Skeleton', 'root', className)}
      style={variables}
      data-shape={shape}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <Line key={index} className="lobi-Skeleton-line" />
      ))}
    </Root>
  );
});
