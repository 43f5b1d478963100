import { useMemo } from 'react';
import type { Course } from './use-animation-progress.ts';

/** Plays whose result can be shown: all except the first while it is being animated. Memoized. */
export function useRevealedPlays<Play>(
  plays: readonly Play[],
  { isAtRest }: Pick<Course, 'isAtRest'>,
): readonly Play[] {
  return useMemo(() => (isAtRest ? plays : plays.slice(1)), [plays, isAtRest]);
}
