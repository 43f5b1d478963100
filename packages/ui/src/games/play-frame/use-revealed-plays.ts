import { useMemo } from 'react';
import type { Course } from './use-course.ts';

/**
 * Plays whose result may be shown: all but the first while that one is on its way. The same list until
 * a play comes or has finished.
 */
export function useRevealedPlays<Play>(
  plays: readonly Play[],
  { isAtRest }: Pick<Course, 'isAtRest'>,
): readonly Play[] {
  return useMemo(() => (isAtRest ? plays : plays.slice(1)), [plays, isAtRest]);
}
