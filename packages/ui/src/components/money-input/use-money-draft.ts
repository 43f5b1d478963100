import {
  moneyFieldText,
  type MoneyTextRules,
  parseMoneyText,
  settleMoneyText,
} from '@lobi/formats';
import { useState } from 'react';

/** Text of a money field together with the amount it means. */
export interface MoneyDraftState {
  readonly text: string;
  /** Decimal text, or `undefined` while the text is empty or cannot be read. */
  readonly amount: string | undefined;
  /** Sets the text and returns its amount. */
  readonly take: (text: string) => string | undefined;
  /** Writes short words out as figures, once the field is left. */
  readonly settle: () => void;
}

const isAmount = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/**
 * Keeps what is typed apart from what it means, and follows a value from outside only when that
 * value is not what the text means already, so that typing is never rewritten.
 * @param value amount from outside; `undefined` for a field that keeps its own
 */
export function useMoneyDraft(
  value: string | null | undefined,
  defaultValue: string,
  rules: MoneyTextRules,
): MoneyDraftState {
  const read = (text: string): string | undefined => parseMoneyText(text, rules);
  const write = (amount: string): string =>
    isAmount(amount) ? moneyFieldText(amount, rules) : amount;
  const [text, setText] = useState(() => write(value ?? defaultValue));
  const [given, setGiven] = useState(value);

  if (value !== undefined && value !== given) {
    setGiven(value);
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
