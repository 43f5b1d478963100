import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import type { Tone } from '../axes.ts';
import { Root } from './text.styles.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Default `span`. */
  as?: ElementType | undefined;
  /** Step of the type scale: `xs` 12, `sm` 13, `md` 15, `lg` 17, `xl` 20 px in Lentera; default `md`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** `default`, two fainter colours, or a tone; default inherits the colour around it. */
  tone?: 'default' | 'secondary' | 'muted' | Exclude<Tone, 'neutral'> | undefined;
  /** Truncates the text with an ellipsis after one line. */
  truncate?: boolean | undefined;
  /** Truncates the text with an ellipsis after this many lines. */
  lines?: number | undefined;
  /** Figures of equal width, for amounts, clocks and tables. */
  numeric?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Running text on the type scale. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { size = 'md', weight, tone, truncate, lines, numeric, align, className, style, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('Text', 'root', className)}
      style={lines === undefined ? style : ({ '--text-lines': lines, ...style } as CSSProperties)}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-truncate={flag(truncate)}
      data-clamped={flag(lines !== undefined)}
      data-numeric={flag(numeric)}
      data-align={align}
    />
  );
});
