import { useEffect } from 'react';

/** Elements for text input. */
const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Calls `onKey` with an upper-case letter pressed anywhere on the page, unless it is typed into a field,
 * held down, or part of a browser shortcut. Off while `isActive` is false: WCAG 2.1.4 requires that
 * single-letter shortcuts can be disabled.
 */
export function useConsoleKeys(isActive: boolean, onKey: (key: string) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent): void => {
      const { target, key, repeat, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (repeat || ctrlKey || altKey || metaKey || defaultPrevented || key.length !== 1) return;
      if (target instanceof Element && target.closest(typing)) return;
      onKey(key.toUpperCase());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive, onKey]);
}
