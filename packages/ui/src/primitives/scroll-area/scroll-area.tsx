import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import * as S from './scroll-area.styles.ts';

export interface ScrollAreaProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir'> {
  /** Labels the region for assistive technology. */
  label: string;
  /** Scroll direction; default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  /** Maximum height as a CSS length, e.g. `320px`; default the height of the parent. */
  maxHeight?: string | undefined;
  /** Fades the edges with further content; default false. */
  fade?: boolean | undefined;
  /** Shows permanent scroll bars, for mouse users; default false. */
  always?: boolean | undefined;
}

/**
 * A scrolling region with scroll bars in the brand's colours. Scrolling is native: wheel, touch and keys
 * work, and the region is focusable if it overflows.
 */
export const ScrollArea = forwardRef<HTMLDivElement, ScrollAreaProps>(function ScrollArea(
  {
    label,
    orientation = 'vertical',
    maxHeight,
    fade = false,
    always,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const max = maxHeight === undefined ? {} : { '--scroll-area-max': maxHeight };
  const axis = orientation === 'horizontal' ? 'inline' : 'block';
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('ScrollArea', 'root', className)}
      style={{ ...max, ...style } as CSSProperties}
      data-fade={fade ? axis : undefined}
      data-always={flag(always)}
      data-orientation={orientation}
    >
      <S.Viewport className="lobi-ScrollArea-viewport" role="region" aria-label={label}>
        {children}
      </S.Viewport>
      {orientation !== 'horizontal' && (
        <S.Scrollbar className="lobi-ScrollArea-bar" orientation="vertical">
          <S.Thumb className="lobi-ScrollArea-thumb" />
        </S.Scrollbar>
      )}
      {orientation !== 'vertical' && (
        <S.Scrollbar className="lobi-ScrollArea-bar" orientation="horizontal">
          <S.Thumb className="lobi-ScrollArea-thumb" />
        </S.Scrollbar>
      )}
    </S.Root>
  );
});
