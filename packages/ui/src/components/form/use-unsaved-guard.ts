import { useEffect } from 'react';

/**
 * Makes the browser show a confirmation before the page is closed or reloaded.
 * @returns function that removes the guard
 */
export function guardUnsaved(): () => void {
  // Each guard has its own handler, so that two forms do not remove each other's.
  const handler = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', handler);
  return () => window.removeEventListener('beforeunload', handler);
}

/**
 * Makes the browser show a confirmation before the page is closed or reloaded while input would be lost. For
 * navigation inside the app, give its router the same condition.
 * @example useUnsavedGuard(draft !== saved)
 */
export function useUnsavedGuard(active: boolean): void {
  useEffect(() => (active ? guardUnsaved() : undefined), [active]);
}
