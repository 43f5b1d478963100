import { memo } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { RecentResult } from './play-frame.types.ts';
import * as S from './recent-results.styles.ts';

export interface RecentResultsProps {
  /** Results, newest first; memoized. */
  items: readonly RecentResult[];
  className?: string | undefined;
}

/**
 * Recent results, for reference only, without suggesting a pattern: all have the same colour, only the latest
 * is marked.
 */
export function RecentResults({ items, className }: RecentResultsProps) {
  const { playFrame, play } = useMessages();
  return (
    <S.Root className={slotClass('RecentResults', 'root', className)}>
      {items.length === 0 ? (
        <S.Empty>{playFrame.recentEmpty}</S.Empty>
      ) : (
        <S.List tabIndex={0} aria-label={`${playFrame.recent}. ${play.pastNote}`}>
          {items.map(({ id, face, spoken, mark }, index) => (
            <li key={id} data-latest={flag(index === 0)} data-mark={mark}>
              {spoken === undefined ? (
                face
              ) : (
                <>
                  <span aria-hidden="true">{face}</span>
                  <VisuallyHidden>{spoken}</VisuallyHidden>
                </>
              )}
            </li>
          ))}
        </S.List>
      )}
    </S.Root>
  );
}

/** The same component, rendered again only for another list. */
export const MemoRecentResults = memo(RecentResults);
