import { useCallback, useEffect, useRef } from 'react';

/**
 * A stable function for effects that always calls the callback of the latest render, so that no effect
 * runs again when it changes. React has `useEffectEvent` since 19.2; the peer range begins at 18.3.
 */
export function useEvent<Given extends readonly unknown[]>(
  happened: (...args: Given) => void,
): (...args: Given) => void {
  const latest = useRef(happened);
  // Effects run in the order of their hooks, so that effects that call it run after this one.
  useEffect(() => {
    latest.current = happened;
  });
  return useCallback((...args: Given) => latest.current(...args), []);
}
