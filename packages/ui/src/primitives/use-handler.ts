import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler that stays the same function while what it does follows the latest render, so that a part
 * that is given it need not render again. To be called by events, never while rendering.
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
