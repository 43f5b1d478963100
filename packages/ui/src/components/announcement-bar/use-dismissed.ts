import { useCallback, useSyncExternalStore } from 'react';

const nameOf = (key: string): string => `lobi-dismissed-${key}`;

const listeners = new Set<() => void>();
/** Keys dismissed while storage is blocked: lost when the page is left. */
const closedHere = new Set<string>();

const isClosed = (key: string): boolean => {
  if (closedHere.has(key)) return true;
  try {
    return localStorage.getItem(nameOf(key)) !== null;
  } catch {
    return false;
  }
};

const close = (key: string): void => {
  try {
    localStorage.setItem(nameOf(key), '1');
  } catch {
    closedHere.add(key);
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers a dismissal on this device. Without a key nothing can be dismissed. */
export function useDismissed(key: string | undefined): {
  dismissed: boolean;
  dismiss: () => void;
} {
  const dismissed = useSyncExternalStore(
    subscribe,
    () => key !== undefined && isClosed(key),
    () => false,
  );
  const dismiss = useCallback(() => {
    if (key !== undefined) close(key);
  }, [key]);
  return { dismissed, dismiss };
}
