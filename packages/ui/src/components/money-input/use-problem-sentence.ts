import { formatMoneyText } from '@lobi/formats';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { capitalise } from '../form-field/field-name.ts';
import type { MoneyBounds, MoneyProblem } from './money-problem.ts';

/** Explains in a full sentence why an amount is invalid. */
export function useProblemSentence(
  problem: MoneyProblem | undefined,
  field: string,
  currency: string,
  { min = '0', max = '0' }: MoneyBounds,
): string | undefined {
  const { locale, messages } = useKit();
  if (problem === undefined) return undefined;
  const amount = (value: string): string => formatMoneyText(value, currency, { locale }) ?? value;
  const sentence = fill(messages.forms[problem], { field, min: amount(min), max: amount(max) });
  return capitalise(sentence, locale);
}
