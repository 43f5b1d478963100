import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of the content in px where it is wider than its window, else undefined. */
export function useOverflow(
  window_: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number | undefined {
  const [width, setWidth] = useState<number>();

  // A layout effect, so that a line that fits is never seen to start.
  useLayoutEffect(() => {
    const [outer, inner] = [window_.current, content.current];
    if (!outer || !inner) return;
    const measure = (): void => {
      const { offsetWidth } = inner;
      setWidth(offsetWidth > outer.clientWidth ? offsetWidth : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [window_, content]);

  return width;
}
