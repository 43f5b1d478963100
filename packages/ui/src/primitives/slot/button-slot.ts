import type { ButtonHTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
import { Slot, type SlotProps } from './slot.tsx';

/** A slot whose default element is a button. */
export const ButtonSlot = Slot as ForwardRefExoticComponent<
  SlotProps & ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>
>;
