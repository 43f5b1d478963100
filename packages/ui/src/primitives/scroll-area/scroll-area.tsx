import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import * as S from './scroll-area.styles.ts';

export interface ScrollAreaProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir'> {
  /** Names the region for assistive technology. */
  label: string;
  /** Which way it scrolls; default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  /** Greatest height as a CSS length, e.g. `320px`; default the height of the parent. */
  maxHeight?: string | undefined;
  /** Fades the edges behind which there is more; default false. */
  fade?: boolean | undefined;
  /** Bars stay in sight, where a mouse is not to be expected to find them; default false. */
  always?: boolean | undefined;
}

/**
 * A region that scrolls with bars in the brand's colours. Scrolling itself is the browser's: wheel,
 * touch and keys all work, and the region takes focus when it overflows.
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
