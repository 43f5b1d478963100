import { useEffect, useRef } from 'react';

/**
 * Calls `onFrame` immediately and then with every animation frame while `isRunning`. The drawing must depend
 * on the clock, so that a suspended tab continues at the current state of the round.
 */
export function useFrames(isRunning: boolean, onFrame: () => void): void {
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
    latest.current();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}
