import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../slot-class.ts';
import { Root } from './kbd.styles.ts';

export type KbdProps = HTMLAttributes<HTMLElement>;

/** A key to press. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd({ className, ...rest }, ref) {
  return <Root {...rest} ref={ref} className={slotClass('Kbd', 'root', className)} />;
});
