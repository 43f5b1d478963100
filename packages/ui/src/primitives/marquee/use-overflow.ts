import { useEffect, useState, type RefObject } from 'react';

/** Width of the content in px if it is wider than its container, else undefined. */
export function useOverflow(
  window_: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number | undefined {
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const [outer, inner] = [window_.current, content.current];
    if (!outer || !inner) return;
    const measure = (): void => {
      const { offsetWidth } = inner;
      setWidth(offsetWidth > outer.clientWidth ? offsetWidth : undefined);
    };
    // Reports the initial sizes automatically; reading them would cause a second layout.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [window_, content]);

  return width;
}
