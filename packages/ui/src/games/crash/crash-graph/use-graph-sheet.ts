import { useEffect, useRef, useState, type RefObject } from 'react';
import { graphPartsOf, type GraphSheet } from './draw-graph.ts';

/** A graph that follows the size of its container. */
export function useGraphSheet(): {
  readonly root: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<GraphSheet | undefined>;
} {
  const root = useRef<HTMLElement>(null);
  const sheet = useRef<GraphSheet | undefined>(undefined);
  const [, setOpened] = useState(0);
  useEffect(() => {
    if (!root.current) return undefined;
    const element = root.current;
    const size = new ResizeObserver(() => {
      const parts = graphPartsOf(element);
      const { clientWidth: width, clientHeight: height } = element;
      sheet.current = parts && width > 0 ? { ...parts, width, height } : undefined;
      setOpened((count) => count + 1);
    });
    size.observe(element);
    return () => size.disconnect();
  }, []);
  return { root, sheet };
}
