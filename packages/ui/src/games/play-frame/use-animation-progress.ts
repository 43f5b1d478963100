import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Cue } from '../../primitives/sound/cues.ts';
import { useSound } from '../../primitives/sound/sound-context.ts';
import { hasReducedMotion } from './has-reduced-motion.ts';

const none: readonly number[] = [];

/** Progress of a play's animation; the same object until the play begins or finishes. */
export interface Course {
  /** Whether the animation has finished; only then is the result revealed. */
  readonly isAtRest: boolean;
  /**
   * Set by the picture: draws the progress of the play, from 0 to 1. It updates the DOM directly, so that a
   * frame causes no render.
   */
  readonly draw: RefObject<((share: number) => void) | null>;
}

/**
 * Animates a play frame by frame until it has finished. The initially shown play is not animated, and
 * with reduced motion every play finishes with the first frame.
 * @param root an element of the stage, for its motion setting
 * @param marksAt progress values at which a sound is played, in ascending order
 * @param markCue this sound
 */
export function useAnimationProgress(
  playId: string | null,
  durationMs: number,
  root: RefObject<Element | null>,
  marksAt: readonly number[] = none,
  markCue: Cue = 'mark',
): Course {
  const [firstId] = useState(playId);
  const [restedId, setRestedId] = useState(playId);
  const draw = useRef<((share: number) => void) | null>(null);
  const { cue } = useSound();
  const isShown = playId === null || playId === firstId;
  useEffect(() => {
    if (isShown) return undefined;
    const wholeMs = hasReducedMotion(root.current) ? 0 : durationMs;
    let startMs: number | undefined;
    let sounded = 0;
    const step = (nowMs: number): void => {
      startMs ??= nowMs;
      const share = wholeMs === 0 ? 1 : Math.min(1, (nowMs - startMs) / wholeMs);
      draw.current?.(share);
      const passed = wholeMs === 0 ? 0 : marksAt.filter((at) => at <= share).length;
      if (passed > sounded) cue(markCue);
      sounded = passed;
      if (share < 1) frame = requestAnimationFrame(step);
      // The result is set between frames, so that the last frame of the animation is not delayed.
      else startTransition(() => setRestedId(playId));
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playId, isShown, durationMs, root, marksAt, markCue, cue]);
  const isAtRest = isShown || playId === restedId;
  return useMemo(() => ({ isAtRest, draw }), [isAtRest]);
}

/** Eases out. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
