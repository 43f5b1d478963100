import { useEffect, useState, type RefObject } from 'react';

/** Width of the content in px where it is wider than its window, else undefined. */
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
    // Reports the first sizes automatically, once they are known: asking for them would lay the
    // page out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [window_, content]);

  return width;
}
