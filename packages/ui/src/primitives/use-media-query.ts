import { useCallback, useSyncExternalStore } from 'react';
import { largeText } from './low-screen.ts';

/**
 * Whether a media query matches. Read while rendering, so that nothing renders twice; false on a server.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether text is so large that hardly twenty characters fit a line. */
export const useLargeText = (): boolean => useMediaQuery(largeText.replace('@media ', ''));
