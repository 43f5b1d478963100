import { Arrow } from './popover.styles.ts';

/** Arrow from the pop-up to its trigger. */
export function PopoverArrow() {
  return (
    <Arrow
      className="lobi-Popover-arrow"
      render={
        <svg viewBox="0 0 20 10" aria-hidden="true">
          <path stroke="none" d="M0 11V10L10 1L20 10V11Z" />
          <path fill="none" d="M0 10L10 1L20 10" />
        </svg>
      }
    />
  );
}
