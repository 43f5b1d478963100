import { createStore, useObservable } from '@lobi/core/react';

const storageKey = 'lobi.amountsHidden';

/** A browser that keeps nothing shows amounts. */
function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}

const hidden = createStore(read());

/** Hides or shows the reader's balance, in the frame and on the pages at once. Kept on this device. */
export function hideAmounts(next: boolean): void {
  hidden.set(next);
  try {
    localStorage.setItem(storageKey, next ? '1' : '0');
  } catch {
    // It holds until the page is left.
  }
}

/** Whether the reader hides the balance from others who look at the screen. */
export function useAmountsHidden(): boolean {
  return useObservable(hidden);
}
