import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollTopFor, windowAt, windowSize, type RowWindow } from './row-window.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface WindowedRows extends RowWindow {
  /** Drawn rows are reused in this rhythm: a row's place modulo this is its key. */
  readonly size: number;
  /** Scrolls as little as needed for a row to be in sight. */
  readonly reveal: (index: number) => void;
  /** Rows that fit into sight. */
  readonly pageRows: () => number;
}

export interface RowWindowOptions {
  readonly count: number;
  /** Height of a row in px until one has been measured. */
  readonly rowHeight: number;
  /** Height of the scroller in px until it has been measured. */
  readonly viewport: number;
  /** Finds a drawn row to measure. */
  readonly rowSelector: string;
  /** Finds what covers rows at the top of the scroller. */
  readonly coverSelector?: string | undefined;
}

/**
 * Draws only the rows in sight of a scroller. All rows are of one height, measured once, so a
 * place follows from a position and nothing is kept per row.
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

  // A new height of rows, e.g. another density, is measured again.
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
      // At once: a frame later the rows would be missing from this one.
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
 * Keeps the focus true while elements are reused: when the row it was in has left the window, it
 * rests on the scroller, from where the arrow keys go on.
 * @returns whether the row that the Tab key leads to is drawn
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
