import { useEffect, useState, type RefObject } from 'react';
import { isStill } from './is-still.ts';

/**
 * Whether what a play shows has come to rest: at once for the play that was there at first and where
 * motion is reduced, else `durationMs` after the play came. Results are told only then.
 *
 * @param root an element of the stage, for the motion that holds there
 */
export function useAtRest(
  playId: string | null,
  durationMs: number,
  root: RefObject<Element | null>,
): boolean {
  const [restedId, setRestedId] = useState(playId);
  useEffect(() => {
    if (playId === restedId) return undefined;
    const wait = playId === null || isStill(root.current) ? 0 : durationMs;
    const timer = setTimeout(() => setRestedId(playId), wait);
    return () => clearTimeout(timer);
  }, [playId, restedId, durationMs, root]);
  return playId === restedId;
}
