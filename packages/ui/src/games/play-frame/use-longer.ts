import { useEffect, useState } from 'react';

/** Returns whether something is on, or was less than `ms` ago. */
export function useLonger(isOn: boolean, ms: number): boolean {
  const [isKept, setIsKept] = useState(isOn);
  if (isOn && !isKept) setIsKept(true);
  useEffect(() => {
    if (isOn || !isKept) return undefined;
    const timer = setTimeout(() => setIsKept(false), ms);
    return () => clearTimeout(timer);
  }, [isOn, isKept, ms]);
  return isOn || isKept;
}
