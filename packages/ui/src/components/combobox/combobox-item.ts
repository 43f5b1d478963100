import type { ReactNode } from 'react';
import { foldText } from '../lobby-search/fold-text.ts';

/** One option of a searchable list. */
export interface ComboboxItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line, searched as well: a username below a name. */
  readonly detail?: string | undefined;
  /** Rendered before the label. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/**
 * Whether every word of a query is a prefix of a word of the item, ignoring order, case and diacritics.
 * @example matchesQuery({ value: '1', label: 'Bank Central Asia' }, 'asia ban') // true
 */
export function matchesQuery({ label, detail = '' }: ComboboxItem, query: string): boolean {
  const words = ` ${foldText(`${label} ${detail}`)}`;
  return foldText(query)
    .split(' ')
    .every((word) => words.includes(` ${word}`) || (word.length > 2 && words.includes(word)));
}

/** Items of values: from the list, else from those seen before, else with the value as the name. */
export function itemsFor(
  values: readonly string[],
  ...lists: readonly (readonly ComboboxItem[])[]
): ComboboxItem[] {
  const itemsByValue = new Map(
    lists.toReversed().flatMap((list) => list.map((item) => [item.value, item])),
  );
  return values.map((value) => itemsByValue.get(value) ?? { value, label: value });
}
