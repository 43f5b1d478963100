import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SearchComboboxProps } from './search-combobox.tsx';

type Combobox = ComponentType<SearchComboboxProps>;

/** A list needs positioning code, for which the lobby does not wait; without lists it is never loaded. */
let loaded: Combobox | undefined;

async function load(): Promise<Combobox> {
  loaded ??= (await import('./search-combobox.tsx')).SearchCombobox;
  return loaded;
}

/** The field with a list, and whether it takes the focus from the plain field. */
export interface ShownCombobox {
  readonly View: Combobox;
  readonly hadFocus: boolean;
}

/**
 * The field with a list once it is needed and loaded, `undefined` until then. It replaces a focused field
 * only while that is empty, so that typed, selected or partly composed (IME) text is never lost. If it cannot
 * be loaded the plain field stays.
 */
export function useCombobox(
  isWanted: boolean,
  value: string,
  plain: RefObject<HTMLInputElement | null>,
): ShownCombobox | undefined {
  const [shown, setShown] = useState<ShownCombobox | undefined>(() =>
    isWanted && loaded ? { View: loaded, hadFocus: false } : undefined,
  );
  const isEmpty = value === '';
  const isShown = shown !== undefined;
  useEffect(() => {
    const field = plain.current;
    if (!isWanted || isShown || !field) return undefined;
    let isOver = false;
    const swap = (): void => {
      load().then(
        (View) => {
          const hadFocus = document.activeElement === field;
          if (isOver || (hadFocus && field.value !== '')) return;
          isOver = true;
          // Synchronous: a key pressed before the next render would go to a field that is being removed.
          flushSync(() => setShown({ View, hadFocus }));
        },
        () => undefined,
      );
    };
    swap();
    field.addEventListener('blur', swap);
    return () => {
      isOver = true;
      field.removeEventListener('blur', swap);
    };
  }, [isWanted, isEmpty, isShown, plain]);
  return shown;
}
