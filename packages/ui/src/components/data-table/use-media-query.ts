import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. Read while rendering, so nothing is drawn twice; on a server
 * it does not hold.
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
