import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/**
 * Scrolls the current item to the centre of a row that scrolls sideways. The page itself does not scroll.
 * @param current changes when another item becomes current
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const shown = row.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (!row.current || !shown) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return row;
}
