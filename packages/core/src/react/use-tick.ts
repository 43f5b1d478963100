import { useEffect, useReducer } from 'react';

/**
 * Re-renders each time the clock passes a whole multiple of `everyMs` after `origin`; not at all
 * without an origin.
 *
 * @param origin milliseconds since 1970 on the clock that `now` reads.
 */
export function useTick(origin: number | null, everyMs: number, now: () => number): void {
  const [tick, advance] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (origin === null) return undefined;
    const past = (((now() - origin) % everyMs) + everyMs) % everyMs;
    const timer = setTimeout(advance, everyMs - past);
    return () => clearTimeout(timer);
  }, [origin, everyMs, now, tick]);
}
