import { numberFormat } from '@lobi/formats';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { capitalise } from '../form-field/field-name.ts';
import type { NumberDraft } from './use-number-draft.ts';

/** Error texts of a number, as full sentences. */
export interface NumberSentences {
  /** Invalid or ambiguous. */
  readonly unreadable: string | undefined;
  /** Below the minimum or above the maximum. */
  readonly beyond: string | undefined;
}

interface NumberBounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Format of the number and of its limits. */
  readonly format: Intl.NumberFormatOptions | undefined;
}

/** Trailing decimal mark or sign that a digit may still follow. */
const unfinished = /[.,+\-−]$/;

/** Explains why a number is invalid. A trailing mark is accepted while typing. */
export function useNumberSentence(
  { text, reading, value, isOpen, isWhole }: NumberDraft,
  field: string,
  { min, max, format }: NumberBounds,
): NumberSentences {
  const { locale, messages } = useKit();
  const { forms } = messages;
  const write = (number: number): string => numberFormat(locale, format).format(number);
  const fillSentence = (sentence: string, values: Readonly<Record<string, string>>): string =>
    capitalise(fill(sentence, { field, ...values }), locale);
  return { unreadable: unreadable(), beyond: beyond() };

  function unreadable(): string | undefined {
    if (reading.status === 'two-ways') {
      const { whole, decimal } = reading;
      return fillSentence(forms.numberTwoWays, { text, whole, decimal });
    }
    if (reading.status !== 'unreadable' || (isOpen && unfinished.test(text))) return undefined;
    return fillSentence(forms.numberText, {
      example: numberFormat(locale).format(isWhole ? 12 : 2.5),
    });
  }

  function beyond(): string | undefined {
    if (value === null) return undefined;
    if (min !== undefined && value < min) return fillSentence(forms.min, { min: write(min) });
    if (max !== undefined && value > max) return fillSentence(forms.max, { max: write(max) });
    return undefined;
  }
}
