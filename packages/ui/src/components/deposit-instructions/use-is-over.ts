import { useCallback, useSyncExternalStore } from 'react';

const browserClock = (): number => Date.now();

/** Longest delay a timer can have, in ms. */
const longest = 2 ** 31 - 1;

/** Whether a time, in ms since 1970 on the clock of `now`, has passed; renders once, when it has. */
export function useIsOver(endsAt: number, now: () => number = browserClock): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        const remainingMs = endsAt - now();
        if (remainingMs <= 0) changed();
        else timer = setTimeout(wait, Math.min(remainingMs, longest));
      };
      wait();
      return () => clearTimeout(timer);
    },
    [endsAt, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => endsAt <= now(),
    () => false,
  );
}
