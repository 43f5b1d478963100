import { forwardRef, useContext, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import type { Tone } from '../axes.ts';
import { flag } from '../flag.ts';
import { KitContext } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Root } from './badge.styles.ts';
import { countText } from './count-text.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Default `neutral`. */
  tone?: Tone | undefined;
  /** Default `soft`. */
  variant?: 'solid' | 'soft' | 'outline' | undefined;
  /** A small dot in the tone before the text. */
  dot?: boolean | undefined;
  icon?: ReactNode;
  /** A number instead of text, shown in a round badge. Its meaning is in `label`. */
  count?: number | undefined;
  /** Maximum number that is shown exactly; more is `99+`. Default 99. */
  max?: number | undefined;
  /** Shows a count of 0, which is hidden by default. */
  showZero?: boolean | undefined;
  /** Name of the count, e.g. "Belum dibaca", announced before the exact number. */
  label?: string | undefined;
}

/** A short text or number about a status. The text has the meaning; colour is an additional cue. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  {
    tone = 'neutral',
    variant = 'soft',
    dot,
    icon,
    count,
    max = 99,
    showZero = false,
    label,
    className,
    children,
    ...rest
  },
  ref,
) {
  const kit = useContext(KitContext);
  if (count === 0 && !showZero) return null;
  const sentence = kit?.messages.atoms.countOf ?? '{thing}: {count}';
  const counted = count === undefined ? undefined : countText(count, max, kit?.locale);
  const shown = counted && <bdi dir="ltr">{counted.shown}</bdi>;
  return (
    <Root
      {...rest}
      ref={ref}
      className={slotClass('Badge', 'root', className)}
      data-tone={tone}
      data-variant={variant}
      data-dot={flag(dot)}
      data-count={flag(count !== undefined)}
    >
      {icon}
      {counted === undefined ? (
        children
      ) : label === undefined ? (
        shown
      ) : (
        <>
          <VisuallyHidden>{fill(sentence, { thing: label, count: counted.whole })}</VisuallyHidden>
          <span aria-hidden="true">{shown}</span>
        </>
      )}
    </Root>
  );
});
