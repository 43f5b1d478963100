import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';
import { isStill } from './is-still.ts';

const none: readonly number[] = [];

/** How a play is shown; the same object until the play begins or finishes. */
export interface Course {
  /** The animation has finished; only then its result is revealed. */
  readonly isAtRest: boolean;
  /**
   * Set by the picture: draws how far the play has been shown, from 0 to 1. It writes to the page by
   * itself, so that a frame costs what moves in it and renders nothing again.
   */
  readonly draw: RefObject<((share: number) => void) | null>;
}

/**
 * Shows a play frame by frame until it is at rest. The play that was shown at first is settled, and
 * where motion is reduced every play is with the first frame.
 *
 * @param root an element of the stage, for the motion that holds there
 * @param marksAt shares at which something comes to rest and sounds, in rising order
 */
export function useCourse(
  playId: string | null,
  durationMs: number,
  root: RefObject<Element | null>,
  marksAt: readonly number[] = none,
): Course {
  const [firstId] = useState(playId);
  const [restedId, setRestedId] = useState(playId);
  const draw = useRef<((share: number) => void) | null>(null);
  const { cue } = useSound();
  const isShown = playId === null || playId === firstId;
  useEffect(() => {
    if (isShown) return undefined;
    const wholeMs = isStill(root.current) ? 0 : durationMs;
    let startMs: number | undefined;
    let sounded = 0;
    const step = (nowMs: number): void => {
      startMs ??= nowMs;
      const share = wholeMs === 0 ? 1 : Math.min(1, (nowMs - startMs) / wholeMs);
      draw.current?.(share);
      const passed = wholeMs === 0 ? 0 : marksAt.filter((at) => at <= share).length;
      if (passed > sounded) cue('mark');
      sounded = passed;
      if (share < 1) frame = requestAnimationFrame(step);
      // The result is written between frames: the picture comes to rest without a jolt.
      else startTransition(() => setRestedId(playId));
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playId, isShown, durationMs, root, marksAt, cue]);
  const isAtRest = isShown || playId === restedId;
  return useMemo(() => ({ isAtRest, draw }), [isAtRest]);
}

/** Slows down towards the end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
