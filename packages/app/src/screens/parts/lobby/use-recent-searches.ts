import { useAuth } from '@lobi/core/react';
import type { RecentSearches } from '@lobi/ui/lobby';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as searchStore from '../../../page/kept-searches.ts';
import { useBrand } from '../../../config/brand-context.ts';

/** A request to the store of searches, run once the reader is known. */
type Ask = (searches: typeof searchStore, owner: string) => readonly string[];

/** The reader's earlier searches. What keeps them is loaded with their first use, not with the lobby. */
export function useRecentSearches(): RecentSearches {
  const { status, user } = useAuth();
  const { id } = useBrand();
  const [found, setFound] = useState<{ owner: string; words: readonly string[] }>();
  const waiting = useRef<Ask[]>([]);
  const owner = status === 'checking' ? null : (user?.id ?? 'guest');

  const put = useCallback((ask: Ask, reader: string): void => {
    import('../../../page/kept-searches.ts').then(
      (searches) => {
        const words = ask(searches, reader);
        // A user who never searched needs no list, now or later.
        setFound((before) => (before || words.length > 0 ? { owner: reader, words } : before));
      },
      () => undefined,
    );
  }, []);
  // Until it is known who reads, no stored searches are touched.
  useEffect(() => {
    if (owner !== null) for (const ask of waiting.current.splice(0)) put(ask, owner);
  }, [owner, put]);
  const ask = (next: Ask): void => {
    if (owner === null) waiting.current.push(next);
    else put(next, owner);
  };
  return {
    words: found?.owner === owner ? found?.words : undefined,
    onWanted: () => ask(({ keptSearches }, who) => keptSearches(id, who)),
    onSearched: (query) => ask(({ keepSearch }, who) => keepSearch(id, who, query)),
    onClear: () => ask(({ forgetSearches }) => forgetSearches(id)),
  };
}
