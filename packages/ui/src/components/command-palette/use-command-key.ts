import { useEffect, useRef } from 'react';

/**
 * Listens for Ctrl+K, or ⌘K on a Mac, anywhere on the page, and prevents the browser's default action.
 * @example useCommandKey(() => setOpen(true));
 */
export function useCommandKey(
  onPress: () => void,
  { key = 'k', disabled = false }: { key?: string; disabled?: boolean } = {},
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (disabled) return;
    const listen = (event: KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== key || event.repeat) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, disabled]);
}
