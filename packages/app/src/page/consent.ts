import { createStore, useObservable } from '@lobi/core/react';

/** Storage key of the answer: `1` or `0`. */
const storageKey = 'lobi.consent.statistics';

function read(): boolean | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? null : stored === '1';
  } catch {
    return null;
  }
}

const answer = createStore<boolean | null>(typeof localStorage === 'undefined' ? null : read());

/** Stores the answer; `null` asks again. */
export function setConsent(next: boolean | null): void {
  answer.set(next);
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next ? '1' : '0');
  } catch {
    // Kept in memory until the page is left.
  }
}

/** Whether the visitor allowed statistics; `null` before an answer. */
export const useConsent = (): boolean | null => useObservable(answer);
