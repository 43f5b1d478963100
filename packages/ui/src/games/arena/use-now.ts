import { useCallback, useSyncExternalStore } from 'react';

const stepMs = 250;

const quantized = (): number => Math.floor(Date.now() / stepMs) * stepMs;

/**
 * The present in milliseconds since 1970, renewed four times a second while `isRunning`; else it
 * stands until the component renders again.
 */
export function useNow(isRunning: boolean): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isRunning) return () => {};
      const timer = setInterval(onChange, stepMs);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  return useSyncExternalStore(subscribe, quantized, () => 0);
}
