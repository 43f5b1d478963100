import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let now = '';

/** Current address of the app, as recorded by `AddressRecorder`. */
export const currentAddress = (): string => now;

/** Records the current address of the app. */
export function AddressRecorder() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    now = pathname + search + hash;
    return () => {
      now = '';
    };
  });
  return null;
}
