import { useSyncExternalStore } from 'react';

const storageKey = 'lobi.amountsHidden';
const listeners = new Set<() => void>();

/** A browser that keeps nothing shows amounts. */
function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}

let hidden = read();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides or shows the reader's balance, in the frame and on the pages at once. Kept on this device. */
export function hideAmounts(next: boolean): void {
  hidden = next;
  try {
    localStorage.setItem(storageKey, next ? '1' : '0');
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener();
}

const current = (): boolean => hidden;

/** Whether the reader hides the balance from others who look at the screen. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, current, current);
}
