import { forwardRef, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Count, Root } from './chip.styles.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether it is selected; if given, the chip is a toggle button. */
  selected?: boolean | undefined;
  iconStart?: ReactNode;
  /** Number after the label, e.g. of games in a category. */
  count?: ReactNode;
  /** Another element instead of `<button>`, e.g. a link. */
  render?: ReactElement | undefined;
}

/** One of a few options in a row. Selected chips do not have the accent colour. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { selected, iconStart, count, render, type = 'button', className, children, disabled, ...rest },
  ref,
) {
  const native = render === undefined ? { type, disabled, 'aria-pressed': selected } : {};
  return (
    <Root
      {...native}
      {...rest}
      ref={ref}
      render={render}
      defaultTag="button"
      className={slotClass('Chip', 'root', className)}
      data-selected={flag(selected)}
      data-disabled={flag(disabled)}
    >
      {iconStart}
      {children}
      {count !== undefined && <Count className="lobi-Chip-count">{count}</Count>}
    </Root>
  );
});
