import { useCallback, useSyncExternalStore } from 'react';

const stepMs = 250;

/**
 * The current time shared by all stages. Only the timer advances it, and reads the real time, so that it is
 * correct on a slow page.
 */
let present = 0;

function renew(): void {
  present = Math.floor(Date.now() / stepMs) * stepMs;
}

function read(): number {
  if (present === 0) renew();
  return present;
}

/**
 * Current time in milliseconds since 1970, updated four times a second while `isRunning`; otherwise it
 * is frozen.
 */
export function useNow(isRunning: boolean): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      renew();
      if (!isRunning) return () => {};
      const timer = setInterval(() => {
        renew();
        onChange();
      }, stepMs);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  return useSyncExternalStore(subscribe, read, () => 0);
}
