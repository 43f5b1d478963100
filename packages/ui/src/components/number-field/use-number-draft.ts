import {
  numberFormat,
  type NumberReading,
  type NumberTextRules,
  readNumberText,
  writeNumberText,
} from '@lobi/formats';
import { useState, type ReactNode } from 'react';

/** Text of a number field with its parsed number. */
export interface NumberDraft {
  readonly text: string;
  readonly reading: NumberReading;
  /** `null` while the field is empty or invalid. */
  readonly value: number | null;
  /** Whether the field is being edited. */
  readonly isOpen: boolean;
  /** Whether only integers are allowed. */
  readonly isWhole: boolean;
  /** Begins editing: removes group separators, which editing a digit would break. */
  readonly open: () => void;
  /** Stores the typed text; returns its number. */
  readonly type: (text: string) => number | null;
  /** Shows a number that was not typed, e.g. by a step, while the field is edited. */
  readonly show: (value: number) => void;
  /** Ends editing: formats the number, and leaves an invalid text unchanged. */
  readonly settle: () => void;
}

const valueOf = (reading: NumberReading): number | null =>
  reading.status === 'number' ? reading.value : null;

/**
 * Stores the typed text separately from its number, and adopts a new number only if the text does not already
 * represent it, so that typing is never rewritten.
 * @param unit suffix of the number, which users may type too
 */
export function useNumberDraft(
  value: number | null,
  rules: NumberTextRules,
  unit: ReactNode,
): NumberDraft {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [previous, setPrevious] = useState(value);
  const read = (text: string): NumberReading => {
    const trimmed = text.trimEnd();
    return typeof unit === 'string' && unit !== '' && trimmed.endsWith(unit)
      ? readNumberText(trimmed.slice(0, -unit.length), rules)
      : readNumberText(text, rules);
  };
  if (value !== previous) {
    setPrevious(value);
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
      setPrevious(typed);
      return typed;
    },
    show: (next) => {
      setDraft(undefined);
      setPrevious(next);
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
