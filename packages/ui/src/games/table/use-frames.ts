import { useEffect, useRef } from 'react';

/**
 * Calls `onFrame` at once and then with every picture of the browser while `isRunning`. What it draws
 * follows from the clock, so a tab that slept goes on where the round is.
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
