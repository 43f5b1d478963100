import { useEffect, useReducer } from 'react';
import { usePlatform } from './platform-provider.tsx';

/**
 * Re-renders each time the clock passes a whole multiple of `everyMs` after `origin`; never without an
 * origin.
 *
 * @param origin milliseconds since 1970 on the clock that `now` reads.
 */
export function useTick(origin: number | null, everyMs: number, now: () => number): void {
  const { clock } = usePlatform();
  const [tick, advance] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (origin === null) return undefined;
    const past = (((now() - origin) % everyMs) + everyMs) % everyMs;
    const timer = clock.setTimeout(advance, everyMs - past);
    return () => clock.clearTimeout(timer);
  }, [clock, origin, everyMs, now, tick]);
}
