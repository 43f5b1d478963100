import { forwardRef, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Count, Root } from './chip.styles.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether it is chosen; when given, the chip is a toggle button. */
  selected?: boolean | undefined;
  iconStart?: ReactNode;
  /** Number behind the words, e.g. how many games are in a category. */
  count?: ReactNode;
  /** Another element instead of `<button>`, e.g. a link. */
  render?: ReactElement | undefined;
}

/** One of a few choices in a row. Chosen chips are cream, never amber. */
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
