import { useEffect, useRef, useState, type RefObject } from 'react';
import { openSheet, type GraphSheet } from './draw-graph.ts';

/** What a theme is switched by: its colours are read again then. */
const themeAttributes = ['data-lobi-theme', 'data-lobi-scheme'];

/** A canvas that keeps the size of its place and the colours of the theme. */
export function useSheet(): {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly sheet: RefObject<GraphSheet | undefined>;
} {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<GraphSheet | undefined>(undefined);
  const [, setOpened] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const open = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      sheet.current = openSheet(element, { width, height });
      setOpened((count) => count + 1);
    };
    const size = new ResizeObserver(open);
    size.observe(element);
    const theme = new MutationObserver(open);
    theme.observe(element.ownerDocument.documentElement, { attributeFilter: themeAttributes });
    return () => {
      size.disconnect();
      theme.disconnect();
    };
  }, []);
  return { canvas, sheet };
}
