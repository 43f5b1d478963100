import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded. @returns takes that back */
export function guardUnsaved(): () => void {
  // One handler of its own each, so that two forms do not take each other's back.
  const handler = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', handler);
  return () => window.removeEventListener('beforeunload', handler);
}

/**
 * Lets the browser ask before the page is closed or reloaded while something would be lost. Ways
 * inside the app belong to its router: give it the same condition.
 * @example useUnsavedGuard(draft !== saved)
 */
export function useUnsavedGuard(active: boolean): void {
  useEffect(() => (active ? guardUnsaved() : undefined), [active]);
}
