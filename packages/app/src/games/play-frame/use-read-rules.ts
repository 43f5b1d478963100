import { familyOf } from '@lobi/core/games';
import { useState } from 'react';

const prefix = 'lobi.rules.';

/**
 * Whether the rules of a family were shown. Keys of earlier versions end with an engine of the family and
 * count as well. Without storage the rules are shown each time.
 */
function hasReadFamily(family: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) =>
        key.startsWith(prefix) &&
        familyOf(key.slice(prefix.length)) === family &&
        localStorage.getItem(key) === '1',
    );
  } catch {
    return false;
  }
}

/**
 * Whether the rules were shown on this device for any game of the engine's family, and a function that
 * records it. Games of one family are played in the same way.
 */
export function useReadRules(engine: string): readonly [hasRead: boolean, onRead: () => void] {
  const family = familyOf(engine);
  const [hasRead, setHasRead] = useState(() => hasReadFamily(family));
  const remember = (): void => {
    setHasRead(true);
    try {
      localStorage.setItem(`${prefix}${family}`, '1');
    } catch {
      // Kept in memory until the page is left.
    }
  };
  return [hasRead, remember];
}
