import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let now = '';

/** Address at which the app is, as `Place` beside it has reported. */
export const placeNow = (): string => now;

/** Shows the current address of the app, beside it. */
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
