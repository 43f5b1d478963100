import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element in or out of full screen according to `wanted`, and reports other changes: Escape
 * leaves, and a request without a press is denied by the browser.
 */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  wanted: boolean,
  onChange: ((isFullscreen: boolean) => void) | undefined,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const page = node.ownerDocument;
    const isInFullscreen = page.fullscreenElement === node;
    if (wanted && !isInFullscreen) node.requestFullscreen?.().catch(() => latest.current?.(false));
    if (!wanted && isInFullscreen) void page.exitFullscreen().catch(() => undefined);
  }, [element, wanted]);

  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const page = node.ownerDocument;
    const report = (): void => latest.current?.(page.fullscreenElement === node);
    page.addEventListener('fullscreenchange', report);
    return () => page.removeEventListener('fullscreenchange', report);
  }, [element]);
}
