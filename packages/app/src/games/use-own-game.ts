import { familyOf, type InstantGame } from '@lobi/core/games';
import { useEffect, useState } from 'react';
import { useBrand } from '../config/brand-context.ts';
import type { OwnGameParts } from '../config/own-games.ts';

/** Rules of a brand's engine: `null` while loading, `undefined` if there are none. */
export function useOwnRules(engine: string): InstantGame<unknown> | undefined | null {
  const own = useOwnGame(engine);
  const [loaded, setLoaded] = useState<InstantGame<unknown> | undefined | null>(null);
  useEffect(() => {
    let isWanted = true;
    const set = (rules: InstantGame<unknown> | undefined): void => {
      if (isWanted) setLoaded(() => rules);
    };
    // Without rules the game is only played on the platform.
    own?.rulesOf?.(engine).then(set, () => set(undefined));
    return () => {
      isWanted = false;
    };
  }, [own, engine]);
  return own?.rulesOf ? loaded : undefined;
}

/** The brand's custom game of an engine; `undefined` for any other. */
export function useOwnGame(engine: string): OwnGameParts | undefined {
  const { own } = useBrand();
  return own?.ownGames.find(({ name }) => name === familyOf(engine));
}
