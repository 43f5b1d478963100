import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SearchComboboxProps } from './search-combobox.tsx';

type Combobox = ComponentType<SearchComboboxProps>;

/** A list needs what places it; a lobby does not wait for that, and one without a list never asks. */
let loaded: Combobox | undefined;

async function load(): Promise<Combobox> {
  loaded ??= (await import('./search-combobox.tsx')).SearchCombobox;
  return loaded;
}

/** The field with a list, and whether it takes the focus over from the plain one. */
export interface ShownCombobox {
  readonly View: Combobox;
  readonly hadFocus: boolean;
}

/**
 * The field with a list once it is wanted and there, `undefined` until then. It takes the place of
 * one that has the focus only while that is empty: nothing typed, selected or half composed is lost.
 * When it cannot be loaded the plain field stays.
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
          // At once: a key that is pressed before the next render would go to a field that leaves.
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
