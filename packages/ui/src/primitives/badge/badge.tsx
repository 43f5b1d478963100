import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../axes.ts';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './badge.styles.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Default `neutral`. */
  tone?: Tone | undefined;
  /** Default `soft`. */
  variant?: 'solid' | 'soft' | 'outline' | undefined;
  /** A small disc in the tone before the words. */
  dot?: boolean | undefined;
  icon?: ReactNode;
}

/** A short word about a state. Its words carry the meaning; colour only repeats it. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', variant = 'soft', dot, icon, className, children, ...rest },
  ref,
) {
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('Badge', 'root', className)}
      data-tone={tone}
      data-variant={variant}
      data-dot={flag(dot)}
    >
      {icon}
      {children}
    </Root>
  );
});
