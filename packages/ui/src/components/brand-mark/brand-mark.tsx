import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactElement } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import { lightNames } from '../../tokens/brand.ts';
import { shownIn } from '../lantern/lantern-shapes.ts';
import { Drawing, Name, Root } from './brand-mark.styles.ts';
import { markOfLight, marks, type MarkName } from './marks.tsx';

export interface BrandMarkProps extends HTMLAttributes<HTMLSpanElement> {
  /** Name of the brand. */
  name: string;
  /** One of the kit's marks or a custom drawing; default that of the surrounding theme. */
  mark?: MarkName | ReactElement | undefined;
  /** A custom image in place of the name, such as an `<img>` with the name as `alt`. */
  wordmark?: ReactElement | undefined;
  /** Mark and name, or one of them; default `full`. */
  variant?: 'full' | 'mark' | 'wordmark' | undefined;
  /** Height of the mark in px; default 30. */
  height?: number | undefined;
  /** Hides the name below 360 px, where it does not fit a navbar. */
  collapsible?: boolean | undefined;
}

/** The brand: its mark and its name. Inside a link, name the link. */
export const BrandMark = forwardRef<HTMLSpanElement, BrandMarkProps>(function BrandMark(
  { name, mark, wordmark, variant = 'full', height = 30, collapsible, className, style, ...rest },
  ref,
) {
  const drawn = (known: MarkName, display?: string) => (
    <Drawing
      key={known}
      viewBox={marks[known].viewBox}
      style={{ inlineSize: height * marks[known].ratio, blockSize: height, display }}
      {...(variant === 'mark' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {marks[known].drawing}
    </Drawing>
  );
  const picture =
    mark === undefined
      ? lightNames.map((light) => drawn(markOfLight[light], shownIn(light).display))
      : typeof mark === 'string'
        ? drawn(mark)
        : mark;
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('BrandMark', 'root', className)}
      style={{ '--mark-height': `${height}px`, ...style } as CSSProperties}
      data-variant={variant}
      data-collapsible={collapsible ? '' : undefined}
    >
      {variant !== 'wordmark' && picture}
      {variant !== 'mark' && <Name className="lobi-BrandMark-name">{wordmark ?? name}</Name>}
    </Root>
  );
});
