import { useCallback, useSyncExternalStore } from 'react';

const stepMs = 250;

/** The present all stages share. It moves by the timer alone, so that a slow page cannot chase it. */
let present = 0;

function renew(): void {
  present = Math.floor(Date.now() / stepMs) * stepMs;
}

function read(): number {
  if (present === 0) renew();
  return present;
}

/**
 * The present in milliseconds since 1970, renewed four times a second while `isRunning`; else it
 * stands as it was when it stopped running.
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
