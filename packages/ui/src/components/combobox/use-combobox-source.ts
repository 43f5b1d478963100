import { useState } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { itemsFor, matchesQuery, type ComboboxItem } from './combobox-item.ts';
import { useList, type LoadItems } from './use-list.ts';

/** Source of the options of a searchable list. */
export interface ComboboxSource<Value extends string = string> {
  /** All options; searched locally, ignoring case and diacritics. */
  items?: readonly ComboboxItem<Value>[] | undefined;
  /** Fetches the options for a text instead; called with `''` when the list opens. */
  loadItems?: LoadItems<Value> | undefined;
  /** Pause in typing before `loadItems`, in ms; default 250. */
  debounceMs?: number | undefined;
  /** Names of selected values that the list may not contain, with `loadItems`. */
  knownItems?: readonly ComboboxItem<Value>[] | undefined;
}

const none: readonly ComboboxItem[] = [];

/** Options of a searchable list, the names of its selected values, and the properties of its root. */
export function useComboboxSource({
  items,
  loadItems,
  debounceMs = 250,
  knownItems = none,
}: ComboboxSource) {
  const { locale } = useKit();
  const list = useList(items, loadItems, debounceMs);
  const [chosen, setChosen] = useState(none);
  return {
    list,
    /** Remembers the names of selected values: a later list may not contain them. */
    setChosen,
    itemsOf: (values: readonly string[]) => itemsFor(values, list.items, knownItems, chosen),
    rootProps: {
      items: list.items,
      isItemEqualToValue: (first: ComboboxItem, second: ComboboxItem) =>
        first.value === second.value,
      itemToStringLabel: ({ label }: ComboboxItem) => label,
      filter: loadItems ? null : matchesQuery,
      locale,
      autoHighlight: true,
      onOpenChange: (open: boolean): void => {
        if (open) list.search('');
      },
    },
  };
}
