import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let now = '';

/** Current address of the app, as reported by `Place`. */
export const placeNow = (): string => now;

/** Records the current address of the app. */
export function Place() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    now = pathname + search + hash;
    return () => {
      now = '';
    };
  });
  return null;
}
