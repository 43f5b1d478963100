import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is closed or reloaded while something would be lost. Ways
 * inside the app belong to its router: give it the same condition.
 * @example useUnsavedGuard(draft !== saved)
 */
export function useUnsavedGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
