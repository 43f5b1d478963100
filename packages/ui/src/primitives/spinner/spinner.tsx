import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Size } from '../axes.ts';
import { Arc, Root } from './spinner.styles.ts';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Default `md`. */
  size?: Size | undefined;
  /** Announced as a status; without it the spinner is decorative. */
  label?: string | undefined;
}

/** An operation of unknown duration is in progress. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 'md', label, className, ...rest },
  ref,
) {
  return (
    <Root
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...rest}
      ref={ref}
      className={slotClass('Spinner', 'root', className)}
      data-size={size}
    >
      <Arc viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </Arc>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
});
