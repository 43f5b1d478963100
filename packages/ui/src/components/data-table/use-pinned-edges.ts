import type { RefObject } from 'react';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Custom property with the inline start of a pinned column, by index. */
export const pinnedEdge = (index: number): string => `--lobi-table-pin-${index}`;

/** Position of a pinned cell; the style sheet sets that of the first column. */
export const pinnedStyle = (index: number, pinnedCount: number) =>
  index > 0 && index < pinnedCount ? { insetInlineStart: `var(${pinnedEdge(index)})` } : undefined;

/** Positions pinned columns side by side: each begins at the end of the ones before it. */
export function usePinnedEdges(
  table: RefObject<HTMLTableElement | null>,
  pinnedCount: number,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || pinnedCount < 2) return undefined;
    const heads = [...element.querySelectorAll<HTMLElement>('thead [data-pinned]')];
    const measure = () => {
      let edge = 0;
      for (const [index, head] of heads.entries()) {
        const position = index - (heads.length - pinnedCount);
        if (position > 0) element.style.setProperty(pinnedEdge(position), `${edge}px`);
        edge += head.offsetWidth;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  });
}
