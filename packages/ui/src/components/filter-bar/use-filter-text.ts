import { dateTimeFormat, formatMoneyText } from '@lobi/formats';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { FilterDefinition } from './filter-bar.types.ts';
import { readMany, readRange } from './filter-value.ts';

/**
 * Returns a short text of the filter's value in the user's language; `undefined` if it filters nothing.
 */
export function useFilterText(
  { kind = 'choice', options = [], currency }: FilterDefinition,
  value: string | undefined,
): string | undefined {
  const { locale, messages, currency: kitCurrency } = useKit();
  const { data: texts } = messages;
  if (value === undefined) return undefined;
  const labelOf = (wanted: string) =>
    options.find((option) => option.value === wanted)?.label ?? wanted;
  const range = (write: (end: string) => string) => {
    const { from, to } = readRange(value);
    if (to === '') return fill(texts.rangeFrom, { from: write(from) });
    if (from === '') return fill(texts.rangeTo, { to: write(to) });
    return fill(texts.rangeBoth, { from: write(from), to: write(to) });
  };
  const day = (text: string) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    if (Number.isNaN(time)) return text;
    return dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  };
  const money = (text: string) =>
    formatMoneyText(text, currency ?? kitCurrency.code, { locale }) ?? text;
  const writers = {
    choice: () => labelOf(value),
    multi: () => {
      const [first = '', ...more] = readMany(value).map(labelOf);
      return more.length === 0 ? first : fill(texts.valueCount, { first, more: more.length });
    },
    text: () => value,
    'date-range': () => range(day),
    'amount-range': () => range(money),
  } as const;
  return writers[kind]();
}
