import type { RefObject } from 'react';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Name of the custom property that holds where a pinned column begins, by its place. */
export const pinnedEdge = (index: number): string => `--lobi-table-pin-${index}`;

/** Where a cell of a pinned column stays; the style sheet knows the place of the first. */
export const pinnedStyle = (index: number, pinnedCount: number) =>
  index > 0 && index < pinnedCount ? { insetInlineStart: `var(${pinnedEdge(index)})` } : undefined;

/** Keeps pinned columns beside each other: each begins where the ones before it end. */
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
        const place = index - (heads.length - pinnedCount);
        if (place > 0) element.style.setProperty(pinnedEdge(place), `${edge}px`);
        edge += head.offsetWidth;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  });
}
