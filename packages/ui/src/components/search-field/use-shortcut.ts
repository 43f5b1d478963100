import { useEffect, type RefObject } from 'react';

/** Elements for text input. */
const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Focuses a field when a key is pressed anywhere but in another field. */
export function useShortcut(key: string | undefined, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(typing))) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field, key]);
}
