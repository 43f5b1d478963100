import { useState } from 'react';

const keyOf = (gameId: string): string => `lobi.rules.${gameId}`;

/** A browser that keeps nothing shows the rules each time. */
function read(gameId: string): boolean {
  try {
    return localStorage.getItem(keyOf(gameId)) === '1';
  } catch {
    return false;
  }
}

/** Whether the rules of a game were shown on this device, and what to call once they were. */
export function useReadRules(gameId: string): readonly [hasRead: boolean, onRead: () => void] {
  const [hasRead, setHasRead] = useState(() => read(gameId));
  const remember = (): void => {
    setHasRead(true);
    try {
      localStorage.setItem(keyOf(gameId), '1');
    } catch {
      // It holds until the page is left.
    }
  };
  return [hasRead, remember];
}
