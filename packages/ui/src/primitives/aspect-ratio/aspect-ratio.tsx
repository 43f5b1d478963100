import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './aspect-ratio.styles.ts';

export interface AspectRatioProps extends HTMLAttributes<HTMLDivElement> {
  /** Width divided by height, e.g. `16 / 9`; default 1. */
  ratio?: number | undefined;
  /** Whether an image inside covers the frame or is contained; default `cover`. */
  fit?: 'cover' | 'contain' | undefined;
  /** Rounds the corners as on cards; default false. */
  rounded?: boolean | undefined;
}

/** A frame of fixed proportions, so that the layout does not shift when the image loads. */
export const AspectRatio = forwardRef<HTMLDivElement, AspectRatioProps>(function AspectRatio(
  { ratio = 1, fit = 'cover', rounded, className, style, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('AspectRatio', 'root', className)}
      style={{ '--aspect-ratio': ratio, ...style } as CSSProperties}
      data-fit={fit}
      data-rounded={flag(rounded)}
    />
  );
});
