import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollTopFor, windowAt, windowSize, type RowWindow } from './row-window.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface WindowedRows extends RowWindow {
  /** Rendered rows are reused with this period: a row's key is its index modulo this. */
  readonly size: number;
  /** Scrolls the least distance that makes a row visible. */
  readonly reveal: (index: number) => void;
  /** Number of rows that fit the visible part. */
  readonly pageRows: () => number;
}

export interface RowWindowOptions {
  readonly count: number;
  /** Initial height of a row in px, until one is measured. */
  readonly rowHeight: number;
  /** Initial height of the scroll container in px, until it is measured. */
  readonly viewport: number;
  /** Selector of a rendered row to measure. */
  readonly rowSelector: string;
  /** Finds the elements that cover rows at the top of the scroll container. */
  readonly coverSelector?: string | undefined;
}

/**
 * Renders only the visible rows of a scroll container. All rows have one height, measured once, so that
 * the index follows from the position and nothing is stored per row.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, viewport, rowSelector, coverSelector }: RowWindowOptions,
): WindowedRows {
  const [measured, setMeasured] = useState<{ rowHeight: number; viewport: number }>();
  const [scrollTop, setScrollTop] = useState(0);
  const size = measured ?? { rowHeight, viewport };
  const geometry = { count, ...size };
  const shown = windowAt(geometry, scrollTop);
  const now = useRef({ geometry, shown });
  useLayoutEffect(() => {
    now.current = { geometry, shown };
  });

  // A new row height, e.g. another density, is measured again.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const row = element.querySelector(rowSelector);
      const height = row?.getBoundingClientRect().height || rowHeight;
      const next = { rowHeight: height, viewport: element.clientHeight || viewport };
      setMeasured((last) =>
        last?.rowHeight === next.rowHeight && last.viewport === next.viewport ? last : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const follow = () => {
      const top = element.scrollTop;
      const next = windowAt(now.current.geometry, top);
      const { start, before } = now.current.shown;
      if (next.start === start && next.before === before) return;
      // Synchronous: otherwise the rows would be missing for one frame.
      flushSync(() => setScrollTop(top));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, rowSelector, rowHeight, viewport]);

  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const cover = coverSelector === undefined ? null : element.querySelector(coverSelector);
      const covered = cover?.getBoundingClientRect().height ?? 0;
      const top = scrollTopFor(now.current.geometry, element.scrollTop, index, covered);
      if (top === element.scrollTop) return;
      element.scrollTo({ top });
      flushSync(() => setScrollTop(element.scrollTop));
    },
    [scroller, coverSelector],
  );

  const pageRows = useCallback(() => {
    const { viewport: height, rowHeight: each } = now.current.geometry;
    return Math.max(1, Math.floor(height / each) - 1);
  }, []);

  return { ...shown, size: windowSize(geometry), reveal, pageRows };
}

/**
 * Keeps the focus correct while elements are reused: when its row has left the window, the focus moves
 * to the scroll container, from where the arrow keys continue.
 * @returns whether the row that is the tab stop is rendered
 */
export function useFocusInWindow(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  start: number,
  end: number,
): boolean {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !scroller.current?.contains(focused)) return;
    const row = focused.closest<HTMLElement>('[data-place]');
    if (row && Number(row.dataset['place']) !== active) {
      scroller.current.focus({ preventScroll: true });
    }
  }, [scroller, active, start, end]);
  return active >= start && active < end;
}
