import { useEffect, useState, type RefObject } from 'react';
import { isStill } from './is-still.ts';

/**
 * How far a play has been shown, from 0 to 1, frame by frame; 1 is at rest, and only then its result
 * is told. The play that was there at first is at rest, and where motion is reduced every play is.
 *
 * @param root an element of the stage, for the motion that holds there
 */
export function useCourse(
  playId: string | null,
  durationMs: number,
  root: RefObject<Element | null>,
): number {
  const [firstId] = useState(playId);
  const [course, setCourse] = useState({ id: playId, share: 1 });
  const isShown = playId === null || playId === firstId;
  useEffect(() => {
    if (isShown) return undefined;
    const wholeMs = isStill(root.current) ? 0 : durationMs;
    let startMs: number | undefined;
    const step = (nowMs: number): void => {
      startMs ??= nowMs;
      const share = wholeMs === 0 ? 1 : Math.min(1, (nowMs - startMs) / wholeMs);
      setCourse({ id: playId, share });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playId, isShown, durationMs, root]);
  if (isShown) return 1;
  return course.id === playId ? course.share : 0;
}

/** Slows down towards the end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
