import { useCallback, useSyncExternalStore } from 'react';

const secondMs = 1000;

/** Clock of the browser; pass a server-synchronized one if money depends on it. */
const browserClock = (): number => Date.now();

/**
 * Whole seconds until a time, rounded up, never below zero; changes once a second. `endsAt` is in ms
 * since 1970 on the clock of `now`; with `pausedAt` it is frozen.
 */
export function useSecondsLeft(
  endsAt: number,
  now: () => number = browserClock,
  pausedAt?: number,
): number {
  const read = useCallback(
    () => Math.max(0, Math.ceil((endsAt - (pausedAt ?? now())) / secondMs)),
    [endsAt, now, pausedAt],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (): void => {
        const leftMs = endsAt - now();
        if (leftMs <= 0 || pausedAt !== undefined) return;
        timer = setTimeout(
          () => {
            changed();
            schedule();
          },
          leftMs % secondMs || secondMs,
        );
      };
      schedule();
      return () => clearTimeout(timer);
    },
    [endsAt, now, pausedAt],
  );
  return useSyncExternalStore(subscribe, read, read);
}
