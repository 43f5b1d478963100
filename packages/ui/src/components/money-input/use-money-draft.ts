import {
  moneyFieldText,
  type MoneyTextRules,
  parseMoneyText,
  settleMoneyText,
} from '@lobi/formats';
import { useState } from 'react';

/** Text of a money field with its parsed amount. */
export interface MoneyDraftState {
  readonly text: string;
  /** Decimal text, or `undefined` while the text is empty or invalid. */
  readonly amount: string | undefined;
  /** Sets the text and returns its amount. */
  readonly take: (text: string) => string | undefined;
  /** Formats suffixes as digits when the field is left. */
  readonly settle: () => void;
}

const isAmount = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/**
 * Stores the typed text separately from its amount, and adopts a new `value` only if the text does not
 * already represent it, so that typing is never rewritten.
 */
export function useMoneyDraft(value: string | null, rules: MoneyTextRules): MoneyDraftState {
  const read = (text: string): string | undefined => parseMoneyText(text, rules);
  const write = (amount: string): string =>
    isAmount(amount) ? moneyFieldText(amount, rules) : amount;
  const [text, setText] = useState(() => write(value ?? ''));
  const [previous, setPrevious] = useState(value);

  if (value !== previous) {
    setPrevious(value);
    const outside = value ?? '';
    const meant = read(text) ?? (value === null ? '' : text);
    if (outside !== meant) setText(write(outside));
  }
  return {
    text,
    amount: read(text),
    take: (next) => {
      setText(next);
      return read(next);
    },
    settle: () => setText(settleMoneyText(text, rules)),
  };
}
