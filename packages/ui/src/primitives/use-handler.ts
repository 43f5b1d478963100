import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the handler of the latest render, so that memoized children need not
 * render again. Only for events, never while rendering.
 * @source ours
 */
export function useHandler<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
