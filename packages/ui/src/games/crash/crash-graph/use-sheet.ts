import { useEffect, useRef, useState, type RefObject } from 'react';
import { openSheet, type GraphSheet } from './draw-graph.ts';

/** What a theme is switched by: its colours are read again then. */
const themeAttributes = ['data-lobi-theme', 'data-lobi-scheme'];

/** A graph that keeps the size of its place and the colours of the theme. */
export function useSheet(): {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly axes: RefObject<HTMLCanvasElement | null>;
  readonly lantern: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<GraphSheet | undefined>;
} {
  const canvas = useRef<HTMLCanvasElement>(null);
  const axes = useRef<HTMLCanvasElement>(null);
  const lantern = useRef<HTMLDivElement>(null);
  const sheet = useRef<GraphSheet | undefined>(undefined);
  const [, setOpened] = useState(0);
  useEffect(() => {
    if (!canvas.current || !axes.current || !lantern.current) return undefined;
    const parts = { canvas: canvas.current, axes: axes.current, lantern: lantern.current };
    const open = (): void => {
      sheet.current = openSheet(parts);
      setOpened((count) => count + 1);
    };
    const size = new ResizeObserver(open);
    size.observe(parts.canvas);
    const theme = new MutationObserver(open);
    const { documentElement } = parts.canvas.ownerDocument;
    theme.observe(documentElement, { attributeFilter: themeAttributes });
    return () => {
      size.disconnect();
      theme.disconnect();
    };
  }, []);
  return { canvas, axes, lantern, sheet };
}
