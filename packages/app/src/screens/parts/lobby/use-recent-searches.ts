import { useAuth } from '@lobi/core/react';
import type { RecentSearches } from '@lobi/ui/lobby';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as searchStore from '../../../page/stored-searches.ts';
import { useBrand } from '../../../config/brand-context.ts';

/** A request to the store of searches, run once the user is known. */
type Ask = (searches: typeof searchStore, owner: string) => readonly string[];

/** The user's earlier searches. Their store is loaded on first use, not with the lobby. */
export function useRecentSearches(): RecentSearches {
  const { status, user } = useAuth();
  const { id } = useBrand();
  const [found, setFound] = useState<{ owner: string; words: readonly string[] }>();
  const waiting = useRef<Ask[]>([]);
  const owner = status === 'checking' ? null : (user?.id ?? 'guest');

  const put = useCallback((ask: Ask, reader: string): void => {
    import('../../../page/stored-searches.ts').then(
      (searches) => {
        const words = ask(searches, reader);
        // A user without searches needs no list.
        setFound((before) => (before || words.length > 0 ? { owner: reader, words } : before));
      },
      () => undefined,
    );
  }, []);
  // Stored searches are not read until the user is known.
  useEffect(() => {
    if (owner !== null) for (const ask of waiting.current.splice(0)) put(ask, owner);
  }, [owner, put]);
  const ask = (next: Ask): void => {
    if (owner === null) waiting.current.push(next);
    else put(next, owner);
  };
  return {
    words: found?.owner === owner ? found?.words : undefined,
    onWanted: () => ask(({ storedSearches }, who) => storedSearches(id, who)),
    onSearched: (query) => ask(({ storeSearch }, who) => storeSearch(id, who, query)),
    onClear: () => ask(({ deleteSearches }) => deleteSearches(id)),
  };
}
