import { useEffect, useReducer } from 'react';

/**
 * Whole seconds until a time, rounded up, updated every second; 0 after it or without one.
 * @param endsAt milliseconds since 1970 on the clock that `now` reads
 */
export function useSecondsLeft(endsAt: number | null, now: () => number = Date.now): number {
  const [tick, advance] = useReducer((count: number) => count + 1, 0);
  const leftMs = endsAt === null ? 0 : Math.max(0, endsAt - now());
  useEffect(() => {
    const remainingMs = endsAt === null ? 0 : endsAt - now();
    if (remainingMs <= 0) return undefined;
    const timer = setTimeout(advance, remainingMs % 1_000 || 1_000);
    return () => clearTimeout(timer);
  }, [endsAt, now, tick]);
  return Math.ceil(leftMs / 1_000);
}
