import type { ReactNode } from 'react';
import { PinField } from '../../components/pin-field/pin-field.tsx';

/** Digits of a PIN. */
export const pinLength = 6;

interface PinInputProps {
  name: string;
  label: string;
  fieldName?: string | undefined;
  /** Help, which stays where the PIN was wrong. */
  hint?: ReactNode;
  /** Names of fields that are checked again with this one. */
  revalidates?: readonly string[] | undefined;
}

/** A PIN of withdrawals, drawn as dots. */
export const PinInput = (props: PinInputProps) => (
  <PinField {...props} length={pinLength} keepHint mask />
);
