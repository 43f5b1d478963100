import { useEffect, useState } from 'react';

/** Returns whether something is on, or was on less than `delayMs` ago. */
export function useOffDelay(isOn: boolean, delayMs: number): boolean {
  const [isExtended, setIsExtended] = useState(isOn);
  if (isOn && !isExtended) setIsExtended(true);
  useEffect(() => {
    if (isOn || !isExtended) return undefined;
    const timer = setTimeout(() => setIsExtended(false), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, isExtended, delayMs]);
  return isOn || isExtended;
}
