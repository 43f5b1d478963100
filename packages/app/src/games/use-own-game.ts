import { familyOf, type InstantGame } from '@lobi/core/games';
import { useEffect, useState } from 'react';
import { useBrand } from '../config/brand-context.ts';
import type { OwnGameParts } from '../config/own-games.ts';

/** Rules of an engine of the brand: `null` while they are on their way, `undefined` where there are none. */
export function useOwnRules(engine: string): InstantGame<unknown> | undefined | null {
  const own = useOwnGame(engine);
  const [loaded, setLoaded] = useState<InstantGame<unknown> | undefined | null>(null);
  useEffect(() => {
    let isWanted = true;
    const set = (rules: InstantGame<unknown> | undefined): void => {
      if (isWanted) setLoaded(() => rules);
    };
    // Without rules the game is played on the platform alone.
    own?.rulesOf?.(engine).then(set, () => set(undefined));
    return () => {
      isWanted = false;
    };
  }, [own, engine]);
  return own?.rulesOf ? loaded : undefined;
}

/** The game of the brand that an engine belongs to; `undefined` for any other. */
export function useOwnGame(engine: string): OwnGameParts | undefined {
  const { own } = useBrand();
  return own?.ownGames.find(({ name }) => name === familyOf(engine));
}
