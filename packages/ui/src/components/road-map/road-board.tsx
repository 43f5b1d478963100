import { useRef, type ReactNode } from 'react';
import * as S from './road-map.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface RoadBoardProps {
  label: string;
  /** Number of filled columns, to show the newest first. */
  columns: number;
  children: ReactNode;
}

/** Frame of a board: scrolls sideways, starts at the newest results, and is focusable. */
export function RoadBoard({ label, columns, children }: RoadBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, [columns]);
  return (
    <S.Scroll ref={frame} role="region" aria-label={label} tabIndex={0}>
      {children}
    </S.Scroll>
  );
}
