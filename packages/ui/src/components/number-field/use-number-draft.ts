import {
  numberFormat,
  type NumberReading,
  type NumberTextRules,
  readNumberText,
  writeNumberText,
} from '@lobi/formats';
import { useState, type ReactNode } from 'react';

/** Text of a number field together with the number that it means. */
export interface NumberDraft {
  readonly text: string;
  readonly reading: NumberReading;
  /** `null` while the field is empty or cannot be read. */
  readonly value: number | null;
  /** The field is being changed. */
  readonly isOpen: boolean;
  /** Whole numbers alone are written in it. */
  readonly isWhole: boolean;
  /** Takes the groups out, so that changing a digit breaks none. */
  readonly open: () => void;
  /** Keeps what is typed; returns its number. */
  readonly type: (text: string) => number | null;
  /** Shows a number that was not typed, while the field is open. */
  readonly show: (value: number) => void;
  /** Writes the number the reader's way; what cannot be read stays as it is. */
  readonly settle: () => void;
}

const valueOf = (reading: NumberReading): number | null =>
  reading.status === 'number' ? reading.value : null;

/**
 * Keeps what is typed apart from what it means, and follows a number from outside only where the
 * text does not mean it already, so that typing is never rewritten.
 * @param unit what is behind the number, which people may type too
 */
export function useNumberDraft(
  value: number | null,
  rules: NumberTextRules,
  unit: ReactNode,
): NumberDraft {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [known, setKnown] = useState(value);
  const read = (text: string): NumberReading => {
    const trimmed = text.trimEnd();
    return typeof unit === 'string' && unit !== '' && trimmed.endsWith(unit)
      ? readNumberText(trimmed.slice(0, -unit.length), rules)
      : readNumberText(text, rules);
  };
  if (value !== known) {
    setKnown(value);
    if (draft !== undefined && valueOf(read(draft)) !== value) setDraft(undefined);
  }
  const text = draft ?? (value === null ? '' : writeNumberText(value, rules, !isOpen));
  const reading = draft === undefined ? readOf(value) : read(draft);
  const { locale, format } = rules;
  return {
    text,
    reading,
    value: valueOf(reading),
    isOpen,
    isWhole: numberFormat(locale, format).resolvedOptions().maximumFractionDigits === 0,
    open: () => setIsOpen(true),
    type: (next) => {
      setDraft(next);
      const typed = valueOf(read(next));
      setKnown(typed);
      return typed;
    },
    show: (next) => {
      setDraft(undefined);
      setKnown(next);
    },
    settle: () => {
      setIsOpen(false);
      const { status } = reading;
      if (status === 'number' || status === 'empty') setDraft(undefined);
    },
  };
}

const readOf = (value: number | null): NumberReading =>
  value === null ? { status: 'empty' } : { status: 'number', value };
