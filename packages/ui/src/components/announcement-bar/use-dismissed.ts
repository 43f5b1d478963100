import { useCallback, useSyncExternalStore } from 'react';

const nameOf = (key: string): string => `lobi-dismissed-${key}`;

const listeners = new Set<() => void>();
/** Keys closed while storage is blocked: forgotten with the page. */
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
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers on this device that something was closed. Without a key it cannot be closed. */
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
