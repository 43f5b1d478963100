import { useState } from 'react';

const keyOf = (engine: string): string => `lobi.rules.${engine}`;

/** A browser that keeps nothing shows the rules each time. */
function read(engine: string): boolean {
  try {
    return localStorage.getItem(keyOf(engine)) === '1';
  } catch {
    return false;
  }
}

/**
 * Whether the rules of an engine were shown on this device, and what to call once they were. Games of one
 * engine have the same rules.
 */
export function useReadRules(engine: string): readonly [hasRead: boolean, onRead: () => void] {
  const [hasRead, setHasRead] = useState(() => read(engine));
  const remember = (): void => {
    setHasRead(true);
    try {
      localStorage.setItem(keyOf(engine), '1');
    } catch {
      // It holds until the page is left.
    }
  };
  return [hasRead, remember];
}
