import type { ReactNode } from 'react';
import { PinField } from '../../components/pin-field/pin-field.tsx';

/** Digits of a PIN. */
export const pinLength = 6;

interface PinInputProps {
  name: string;
  label: string;
  fieldName?: string | undefined;
  /** Hint, which stays visible with an error. */
  hint?: ReactNode;
  /** Names of fields that are validated again with this one. */
  revalidates?: readonly string[] | undefined;
}

/** Field for a withdrawal PIN, shown as dots. */
export const PinInput = (props: PinInputProps) => (
  <PinField {...props} length={pinLength} keepHint mask />
);
