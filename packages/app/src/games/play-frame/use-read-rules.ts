import { useState } from 'react';

const keyOf = (engine: string): string => `lobi.rules.${engine}`;

/** Without storage the rules are shown each time. */
function read(engine: string): boolean {
  try {
    return localStorage.getItem(keyOf(engine)) === '1';
  } catch {
    return false;
  }
}

/**
 * Whether the rules of an engine were shown on this device, and a function that records it. Games of one
 * engine share their rules.
 */
export function useReadRules(engine: string): readonly [hasRead: boolean, onRead: () => void] {
  const [hasRead, setHasRead] = useState(() => read(engine));
  const remember = (): void => {
    setHasRead(true);
    try {
      localStorage.setItem(keyOf(engine), '1');
    } catch {
      // Kept in memory until the page is left.
    }
  };
  return [hasRead, remember];
}
